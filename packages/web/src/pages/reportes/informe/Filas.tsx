import type { Acto, Informe, PedidoEscrito } from '@catedra/shared/informes/declarar.ts';
import type { FilaDeInforme, PaginaDeInforme } from '@catedra/shared/informes/schemas.ts';
import { IconCalendarPlus, IconMail, IconShieldCheck } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { nombreDe, personaDe } from '#pages/reportes/informe/columnas.tsx';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import type { BulkAction, Column } from '#ui/lists/data-table.ts';
import { DataTable } from '#ui/lists/DataTable.tsx';
import { openedPart } from '#ui/states/opener.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

const Acting = openedPart(async () => (await import('#pages/reportes/informe/actos/Acting.tsx')).Acting);

interface FilasProps {
  readonly informe: Informe;
  readonly datos: readonly FilaDeInforme[];
  readonly total: PaginaDeInforme['total'];
  readonly columns: readonly Column<FilaDeInforme>[];
  /** What narrows the list, for acts on all that match. */
  readonly pedido: PedidoEscrito;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** Whoever was deleted has no page. */
function paginaDe(fila: FilaDeInforme) {
  const persona = personaDe(fila);
  return persona && persona.situacion !== 'eliminada' ? rutas.usuario(persona.id) : undefined;
}

const BOTONES = {
  recordar: { label: 'Recordar', icon: IconMail },
  prorrogar: { label: 'Prorrogar', icon: IconCalendarPlus },
  eximir: { label: 'Eximir', icon: IconShieldCheck },
} as const satisfies Record<Acto, Pick<BulkAction, 'label' | 'icon'>>;

/** An act and its rows, as they were selected; null: all that match. */
interface Doing {
  readonly acto: Acto;
  readonly filas: readonly string[] | null;
}

/** What whoever reads may do of all that can be done about these rows. */
function useActos({ actos = [] }: Informe): readonly Acto[] {
  const { puede, mirada } = useActor();
  const ve = puede('usuarios:ver');
  const hace = {
    recordar: puede('progreso:ver'),
    prorrogar: ve && puede('plazos:prorrogar'),
    eximir: ve && puede('plazos:eximir'),
  };
  return mirada === undefined ? actos.filter((acto) => hace[acto]) : [];
}

/** The rows of a report, and what can be done about those that somebody selects. */
export function Filas({ informe, datos, total, columns, pedido, sort, onSort }: FilasProps) {
  const { puede } = useActor();
  const actos = useActos(informe);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [everyone, setEveryone] = useState(false);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [said, setSaid] = useState('');
  const select = (next: ReadonlySet<string>) => {
    setSelected(next);
    setEveryone(false);
  };
  const todas = total?.exacto ? `las ${numero(total.valor)}` : 'todas las';
  const reachable = !everyone && total !== undefined && (!total.exacto || total.valor > selected.size);
  return (
    <>
      <p role="status">{said}</p>
      <DataTable
        caption={informe.titulo}
        rows={datos}
        columns={columns}
        rowId={({ id }) => id}
        rowName={nombreDe}
        rowLink={puede('usuarios:ver') ? paginaDe : undefined}
        sort={sort}
        onSort={onSort}
        selection={
          actos.length > 0
            ? {
                selected: everyone ? new Set([...selected, ...datos.map(({ id }) => id)]) : selected,
                onChange: select,
                words: (n) => (everyone ? `Seleccionadas ${todas} que coinciden` : cuenta(n, 'seleccionada')),
                actions: actos.map((acto) => ({
                  ...BOTONES[acto],
                  onClick: (ids: readonly string[]) => setDoing({ acto, filas: everyone ? null : ids }),
                })),
                reach: reachable
                  ? {
                      label: total.exacto ? `Seleccionar ${todas}` : 'Seleccionar todas',
                      onClick: () => setEveryone(true),
                    }
                  : undefined,
              }
            : undefined
        }
      />
      <Suspense>
        {doing && (
          <Acting
            {...doing}
            informe={informe}
            pedido={pedido}
            onClose={() => setDoing(null)}
            onDone={(words) => {
              setSaid(words);
              select(new Set());
            }}
          />
        )}
      </Suspense>
    </>
  );
}
