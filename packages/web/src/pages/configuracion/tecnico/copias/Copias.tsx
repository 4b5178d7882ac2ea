import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import { leerCopias, pedirCopia } from '@catedra/shared/copias/api.ts';
import { edadEnPalabras, esVieja, halladoEnCopias, ultimaProbada } from '@catedra/shared/copias/hallado.ts';
import type { Copias as Todas } from '@catedra/shared/copias/schemas.ts';
import { SEGUNDO } from '@catedra/shared/core/duraciones.ts';
import { Button } from '@mantine/core';
import { IconDatabase } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Cifras } from '#pages/configuracion/tecnico/Cifras.tsx';
import { Noches } from '#pages/configuracion/tecnico/copias/Noches.tsx';
import { TablaDeCopias } from '#pages/configuracion/tecnico/copias/TablaDeCopias.tsx';
import { Marco } from '#pages/configuracion/tecnico/Marco.tsx';
import { cuantoTardo } from '#pages/configuracion/tecnico/trabajos/tiempo.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { Moment } from '#ui/marks/DueDate.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Notice } from '#ui/states/Notice.tsx';
import { cuenta, cuando, fechaYHora } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

const copiasQuery = {
  queryKey: ['tecnico', 'copias'],
  queryFn: ({ signal }: { signal: AbortSignal }) => ask(leerCopias, {}, { signal }),
  staleTime: 0,
  refetchInterval: 15 * SEGUNDO,
};

const SIN_DESTINO =
  'Si se pierde el equipo se pierde la academia. Quien lo lleva dice adónde van con COPIAS_DESTINO: una carpeta de otro disco o un cubo de S3.';

/** Each hour it is looked whether one is due. */
const cuandoLaPrimera = (proxima: string | null, now: Date): string =>
  proxima !== null && new Date(proxima) > now
    ? 'La primera se hará esta noche'
    : 'La primera se hará antes de una hora';

const resumen = ({ destino }: Todas): string =>
  destino === null
    ? SIN_DESTINO
    : 'Se hace una cada noche y cada semana se prueba una: se restaura aparte y se cuentan las personas y los archivos.';

/** What would be brought back if everything were lost. */
export function Copias() {
  const query = useQuery(copiasQuery);
  const now = useNow();
  return (
    <Marco
      parte="copias"
      query={query}
      finding={(todas) => halladoEnCopias(todas, now)}
      subtitle={resumen}
      waiting="Mirando las copias…"
      action={query.data?.destino && <HacerUna enMarcha={query.data.enMarcha} />}
    >
      {(todas) => <Contenido {...todas} />}
    </Marco>
  );
}

function HacerUna({ enMarcha }: { readonly enMarcha: boolean }) {
  const pedir = useAction(() => ask(pedirCopia, {}));
  return (
    <div>
      <Button
        leftSection={<IconDatabase size={16} aria-hidden />}
        loading={pedir.pending}
        disabled={enMarcha || pedir.done}
        onClick={() => pedir.run(undefined)}
      >
        Hacer una copia ahora
      </Button>
      {(enMarcha || pedir.done) && (
        <p className="look-small" role="status">
          {enMarcha ? 'Se está haciendo una.' : 'Pedida: empieza antes de un minuto.'}
        </p>
      )}
      {pedir.error !== null && <ErrorState>{messageOf(pedir.error)}</ErrorState>}
    </div>
  );
}

function Contenido({ destino, problema, copias, proxima, zona, noches, semanas }: Todas) {
  const now = useNow();
  if (destino === null) return null;
  if (problema !== null) return <Notice role="alert">{problema}</Notice>;
  const [ultima] = copias;
  if (!ultima)
    return (
      <EmptyState title={cuandoLaPrimera(proxima, now)} underTabs>
        Irá a {destino.lugar}. También puedes hacerla ahora.
      </EmptyState>
    );
  const probada = ultimaProbada(copias);
  return (
    <>
      {esVieja(ultima, now) && (
        <Notice>Debería haber una de cada noche. Mira en «Trabajos» si la última falló, y por qué.</Notice>
      )}
      {probada?.prueba && !probada.prueba.bien && <Notice role="alert">{probada.prueba.motivo}</Notice>}
      <Cifras
        cifras={[
          {
            nombre: 'Edad',
            cifra: edadEnPalabras(ultima.momento, now),
            detalle: (
              <>
                <Moment date={ultima.momento} />, en {cuantoTardo(ultima.segundos)}
              </>
            ),
          },
          {
            nombre: 'Tamaño',
            cifra: pesoEnPalabras(ultima.bytes),
            detalle: `base de datos y ${cuenta(ultima.archivos, 'archivo')}`,
          },
          {
            nombre: 'Última prueba',
            cifra: probada?.prueba ? <Moment date={probada.prueba.en} capital /> : 'ninguna',
            detalle: probada?.prueba
              ? `restaurada en ${cuantoTardo(probada.prueba.segundos)}; ${cuenta(probada.prueba.personas, 'persona')}`
              : 'se prueba sola antes de una hora',
          },
          {
            nombre: 'Próxima',
            cifra: proxima === null ? '—' : cuando(proxima, now, zona),
            detalle: proxima === null ? '' : fechaYHora(proxima, zona),
          },
        ]}
      />
      <Noches copias={copias} zona={zona} />
      <TablaDeCopias
        copias={copias}
        note={
          <>
            Se guardan {cuenta(noches, 'noche')} seguidas y una por semana durante {cuenta(semanas, 'semana')}
            , en {destino.lugar}. {destino.cifradas ? 'Van cifradas.' : 'Van sin cifrar.'}
          </>
        }
      />
    </>
  );
}
