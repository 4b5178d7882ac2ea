import { IconCloudOff } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import classes from '#app/session/SessionStrip.module.css';
import { useOffline } from '#platform/connection.ts';

/** One calm line while there is no network: reading goes on, and nobody has to press a button to find out. */
export function OfflineLine() {
  const offline = useOffline();
  const learning = !useLocation().pathname.startsWith('/admin');
  return (
    <div role="status">
      {offline && (
        <p className={classes.line}>
          <IconCloudOff size={18} stroke={1.75} aria-hidden />
          <span>
            {learning
              ? 'Sin conexión. Puedes seguir: tu avance se guarda aquí y se envía al volver.'
              : 'Sin conexión. Lo que escribes sigue en la pantalla: guárdalo cuando vuelva.'}
          </span>
        </p>
      )}
    </div>
  );
}
