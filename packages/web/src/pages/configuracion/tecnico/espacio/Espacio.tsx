import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import { leerEspacio } from '@catedra/shared/tecnico/api.ts';
import { type Espacio as Ocupado, halladoEnEspacio } from '@catedra/shared/tecnico/espacio.ts';
import { useQuery } from '@tanstack/react-query';
import classes from '#pages/configuracion/tecnico/tabla.module.css';
import { Marco } from '#pages/configuracion/tecnico/Marco.tsx';
import { Cifras } from '#pages/configuracion/tecnico/Cifras.tsx';
import { ask } from '#platform/ask.ts';
import { Section } from '#ui/frame/Section.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

const espacioQuery = {
  queryKey: ['tecnico', 'espacio'],
  queryFn: ({ signal }: { signal: AbortSignal }) => ask(leerEspacio, {}, { signal }),
  staleTime: 0,
};

const resumen = ({ base, archivos }: Ocupado): string =>
  `La base de datos ocupa ${pesoEnPalabras(base)} y los archivos, ${pesoEnPalabras(archivos.bytes)}.`;

/** What takes room, and what is left of it. */
export function Espacio() {
  const query = useQuery(espacioQuery);
  return (
    <Marco
      parte="espacio"
      query={query}
      finding={(todo) => halladoEnEspacio(todo, pesoEnPalabras)}
      subtitle={resumen}
      waiting="Midiendo el espacio…"
    >
      {({ base, tablas, otras, archivos, disco }) => (
        <>
          <Cifras
            cifras={[
              { nombre: 'Base de datos', cifra: pesoEnPalabras(base), detalle: 'con sus índices' },
              {
                nombre: 'Archivos',
                cifra: pesoEnPalabras(archivos.bytes),
                detalle: [
                  cuenta(archivos.cuantos, 'archivo'),
                  archivos.donde === 's3' ? 'en S3' : 'en su carpeta',
                  archivos.cuota !== null && `de ${pesoEnPalabras(archivos.cuota)} como mucho`,
                ]
                  .filter(Boolean)
                  .join(', '),
              },
              disco
                ? {
                    nombre: 'Disco libre',
                    cifra: pesoEnPalabras(disco.libre),
                    detalle: `por debajo de ${pesoEnPalabras(disco.reserva)} solo se lee`,
                  }
                : {
                    nombre: 'Disco libre',
                    cifra: 'no se sabe',
                    detalle: 'la base de datos está en otro servidor',
                  },
            ]}
          />
          <Section
            title="Las tablas que más ocupan"
            note="Con sus índices. Las filas son las que contó la base de datos la última vez."
          >
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">Tabla</th>
                  <th scope="col">Filas</th>
                  <th scope="col">Ocupa</th>
                </tr>
              </thead>
              <tbody>
                {tablas.map(({ nombre, filas, bytes }) => (
                  <tr key={nombre}>
                    <th scope="row">{nombre}</th>
                    <td>{filas === null ? 'sin contar' : numero(filas, 0)}</td>
                    <td>{pesoEnPalabras(bytes)}</td>
                  </tr>
                ))}
                {otras.cuantas > 0 && (
                  <tr>
                    <th scope="row">{cuenta(otras.cuantas, 'tabla más', 'tablas más')}</th>
                    <td />
                    <td>{pesoEnPalabras(otras.bytes)}</td>
                  </tr>
                )}
              </tbody>
            </table>
          </Section>
        </>
      )}
    </Marco>
  );
}
