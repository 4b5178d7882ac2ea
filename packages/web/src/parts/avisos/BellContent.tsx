import { IconCloudOff } from '@tabler/icons-react';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import classes from '#parts/avisos/BellPanel.module.css';
import { Lines } from '#parts/avisos/Lines.tsx';
import { campanaQuery } from '#parts/avisos/queries.ts';
import { useOffline } from '#platform/connection.ts';
import { rutas } from '#platform/paths.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { Drawing } from '#ui/states/Drawing.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

/** The newest lines, or what there is in their place. */
export function BellContent({ onLeave }: { readonly onLeave: () => void }) {
  const query = useQuery(campanaQuery);
  const offline = useOffline();
  if (offline && query.data === undefined)
    return <Offline>Sin conexión. Tus avisos aparecerán en cuanto vuelva.</Offline>;
  return (
    <>
      {offline && <Offline>Sin conexión. Esto es lo último que llegó.</Offline>}
      <QueryView
        query={query}
        label="Cargando tus avisos…"
        skeleton={<LinesBones />}
        isEmpty={({ lineas }) => lineas.length === 0}
        empty={<NothingYet />}
      >
        {({ lineas }) => (
          <>
            <Lines lineas={lineas} onLeave={onLeave} />
            <p className={classes.foot}>
              <TextLink to={rutas.home} search={{ vista: 'avisos' }} onClick={onLeave}>
                Ver todos
              </TextLink>
            </p>
          </>
        )}
      </QueryView>
    </>
  );
}

export const NothingYet = () => (
  <div className={classes.empty}>
    <Drawing name="calendar" />
    <p>
      <b>Todo leído</b>
      <br />
      Aquí te diremos lo que vence, lo que te corrigen y lo nuevo que te toca.
    </p>
  </div>
);

function Offline({ children }: { readonly children: string }) {
  return (
    <p className={classes.offline} role="status">
      <IconCloudOff size={18} stroke={1.75} aria-hidden />
      {children}
    </p>
  );
}

const WIDTHS = [72, 84, 58, 78];

/** As lines are: a round thing, two lines of words and an hour. */
export const LinesBones = () => (
  <div className={classes.bones} aria-hidden>
    {WIDTHS.map((width) => (
      <div key={width} className={classes.bone}>
        <Skeleton circle height={40} />
        <div>
          <Skeleton height={13} mt={4} width={`${width}%`} />
          <Skeleton height={11} mt={10} width={`${width / 2}%`} />
        </div>
      </div>
    ))}
  </div>
);
