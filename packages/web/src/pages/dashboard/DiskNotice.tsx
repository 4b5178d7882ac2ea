import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import type { EspacioLibre } from '@catedra/shared/reportes/schemas.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/dashboard/DiskNotice.module.css';
import { TextLink } from '#ui/frame/TextLink.tsx';

const peso = (mb: number) => pesoEnPalabras(mb * 2 ** 20);

/** Said before anything is refused, and once it is. */
export function DiskNotice({ libreMb, reservaMb }: EspacioLibre) {
  const full = libreMb < reservaMb;
  return (
    <div className={classes.notice} data-full={full || undefined} role={full ? 'alert' : 'status'}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      <p>
        <b>
          {full
            ? 'No queda espacio en el servidor: nadie puede guardar nada.'
            : `Quedan ${peso(libreMb)} libres en el disco del servidor.`}
        </b>{' '}
        {full
          ? `Se puede leer y borrar. Quedan ${peso(libreMb)} libres; en cuanto haya ${peso(reservaMb)} se volverá a guardar solo.`
          : `Por debajo de ${peso(reservaMb)} solo se podrá leer. Libera espacio o amplía el disco antes.`}{' '}
        <TextLink to={rutas.configuracion} search={{ vista: 'academia' }}>
          Ver qué ocupa más
        </TextLink>
      </p>
    </div>
  );
}
