import { cuantosTrabajosHay, halladoEnTrabajos } from '@catedra/shared/tecnico/resumen.ts';
import type { Trabajos as TodosLosTrabajos } from '@catedra/shared/tecnico/trabajos.ts';
import { useQuery } from '@tanstack/react-query';
import { Abandonados } from '#pages/configuracion/tecnico/trabajos/Abandonados.tsx';
import { EnEspera, EnMarcha, SeRepiten } from '#pages/configuracion/tecnico/trabajos/Colas.tsx';
import { PorHora } from '#pages/configuracion/tecnico/trabajos/PorHora.tsx';
import { trabajosQuery } from '#pages/configuracion/tecnico/trabajos/queries.ts';
import { cuantoTardo } from '#pages/configuracion/tecnico/trabajos/tiempo.ts';
import { Marco } from '#pages/configuracion/tecnico/Marco.tsx';
import { numero } from '#ui/words/words.ts';

const resumen = (trabajos: TodosLosTrabajos): string => {
  const { hechos, masLentoSegundos } = trabajos.hoy;
  const hoy =
    masLentoSegundos === null
      ? 'Hoy aún no se ha hecho ninguno.'
      : hechos === 1
        ? `Hoy se ha hecho 1 y tardó ${cuantoTardo(masLentoSegundos)}.`
        : `Hoy se han hecho ${numero(hechos)} y el más lento tardó ${cuantoTardo(masLentoSegundos)}.`;
  return `${cuantosTrabajosHay(trabajos)}. ${hoy}`;
};

/** What is done apart: what failed first, then what is under way, what waits and what was done. */
export function Trabajos() {
  const query = useQuery(trabajosQuery);
  return (
    <Marco
      parte="trabajos"
      query={query}
      finding={halladoEnTrabajos}
      subtitle={resumen}
      waiting="Mirando los trabajos…"
    >
      {({ abandonados, enMarcha, enEspera, hoy, seRepiten }) => (
        <>
          <Abandonados de={abandonados} />
          <EnMarcha colas={enMarcha} />
          <EnEspera colas={enEspera} />
          <PorHora {...hoy} />
          <SeRepiten tareas={seRepiten} />
        </>
      )}
    </Marco>
  );
}
