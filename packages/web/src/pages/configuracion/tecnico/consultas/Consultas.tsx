import { SEGUNDO } from '@catedra/shared/core/duraciones.ts';
import { leerConsultas } from '@catedra/shared/tecnico/api.ts';
import {
  type ConsultaEnMarcha,
  type ConsultaLenta,
  halladoEnConsultas,
  type ParaQueEs,
} from '@catedra/shared/tecnico/consultas.ts';
import { useQuery } from '@tanstack/react-query';
import classes from '#pages/configuracion/tecnico/tabla.module.css';
import { Marco } from '#pages/configuracion/tecnico/Marco.tsx';
import { cuantoTardo } from '#pages/configuracion/tecnico/trabajos/tiempo.ts';
import { ask } from '#platform/ask.ts';
import { Section } from '#ui/frame/Section.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { cuenta, numero, porcentaje } from '#ui/words/words.ts';

const consultasQuery = {
  queryKey: ['tecnico', 'consultas'],
  queryFn: ({ signal }: { signal: AbortSignal }) => ask(leerConsultas, {}, { signal }),
  staleTime: 0,
  refetchInterval: 5 * SEGUNDO,
};

const PARA: Readonly<Record<ParaQueEs, string>> = {
  paginas: 'para una página',
  informes: 'para un reporte o una descarga',
  trabajos: 'para un trabajo de fondo',
  vigilancia: 'para vigilar la academia',
  cola: 'para la cola de trabajos',
};

/** What takes long in the database. */
export function Consultas() {
  const query = useQuery(consultasQuery);
  return (
    <Marco
      parte="consultas"
      query={query}
      finding={halladoEnConsultas}
      subtitle={() => 'Lo que la academia pide a su base de datos, sin los datos de nadie.'}
      waiting="Mirando las consultas…"
    >
      {({ enMarcha, lentas }) => (
        <>
          {enMarcha.length > 0 && (
            <Section title={`${cuenta(enMarcha.length, 'consulta')} de más de un segundo, ahora`}>
              <ul className="look-list">
                {enMarcha.map((una) => (
                  <EnMarcha key={una.pid} {...una} />
                ))}
              </ul>
            </Section>
          )}
          <Section
            title="Las que suelen tardar"
            note="Más de una décima de segundo de media, desde que la base de datos lleva la cuenta."
          >
            <Lentas lentas={lentas} />
          </Section>
        </>
      )}
    </Marco>
  );
}

const EnMarcha = ({ pid, para, segundos, texto, esperaA }: ConsultaEnMarcha) => (
  <li className={classes.statement}>
    <span className="look-quiet">
      Lleva {cuantoTardo(segundos)}, {PARA[para]} (proceso {pid} de PostgreSQL)
    </span>
    {esperaA.length > 0 && (
      <StateMark kind="attention">
        espera a {esperaA.length === 1 ? 'la del proceso' : 'las de los procesos'} {esperaA.join(', ')}
      </StateMark>
    )}
    <code>{texto}</code>
  </li>
);

function Lentas({ lentas }: { readonly lentas: readonly ConsultaLenta[] | null }) {
  if (lentas === null)
    return (
      <p className="look-quiet">
        Esta base de datos no lleva la cuenta. En un PostgreSQL externo la lleva con la extensión
        pg_stat_statements, que instala quien lo administra.
      </p>
    );
  if (lentas.length === 0) return <p className="look-quiet">Ninguna.</p>;
  return (
    <ul className="look-list">
      {lentas.map(({ texto, veces, mediaMs, parte }) => (
        <li key={texto} className={classes.statement}>
          <span className="look-quiet">
            {numero(mediaMs, 0)} ms de media en {cuenta(veces, 'vez', 'veces')}; {porcentaje(100 * parte)} del
            tiempo de la base de datos
          </span>
          <code>{texto}</code>
        </li>
      ))}
    </ul>
  );
}
