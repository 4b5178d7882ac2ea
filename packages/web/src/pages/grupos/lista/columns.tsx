import type { GrupoEnLista } from '@catedra/shared/reportes/grupos-en-lista.ts';
import classes from '#pages/grupos/lista/GruposPage.module.css';
import { enQueVan, quienes, sinTarde } from '#pages/grupos/lista/words.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import unseen from '#ui/frame/unseen.module.css';
import { TextLink } from '#ui/frame/TextLink.tsx';
import type { Column } from '#ui/lists/data-table.ts';
import { Tira } from '#ui/marks/Casillas.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { Avatars } from '#ui/people/Avatar.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { cuenta, enumerar, numero, porcentaje } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

const NOMBRE: Column<GrupoEnLista> = {
  id: 'nombre',
  header: 'Grupo',
  sort: 'nombre',
  width: '22%',
  cell: (grupo) => (
    <>
      <b className={classes.name}>{grupo.nombre}</b>
      <small className={classes.beneath}>{quienes(grupo)}</small>
    </>
  ),
};

const TUTORES: Column<GrupoEnLista> = {
  id: 'tutores',
  header: 'Tutores',
  width: '118px',
  phone: 'end',
  cell: (grupo) => <Tutores grupo={grupo} />,
};

const ARCHIVADO = <StateMark kind="off">Archivado</StateMark>;

/** How each group goes, for whoever may know it of some. */
export const COLUMNAS: readonly Column<GrupoEnLista>[] = [
  NOMBRE,
  {
    id: 'personas',
    header: 'Cada casilla, una persona',
    phone: 'line',
    cell: ({ comoVa, estado }) => {
      if (estado === 'archivado') return ARCHIVADO;
      return comoVa && <Tira personas={comoVa} small />;
    },
  },
  {
    id: 'avance',
    header: 'Hecho',
    sort: 'avance',
    width: '76px',
    align: 'end',
    phone: 'end',
    cell: ({ comoVa }) =>
      comoVa && comoVa.total > 0 ? (
        <b className={classes.figure}>{porcentaje(Math.floor((100 * comoVa.hechas) / comoVa.total))}</b>
      ) : (
        '—'
      ),
  },
  {
    id: 'tarde',
    header: 'Van tarde',
    sort: 'tarde',
    width: '25%',
    phone: 'line',
    cell: (grupo) => <Tarde grupo={grupo} />,
  },
  TUTORES,
];

/** The same groups, for whoever sees them and not how they go. */
export const SIN_CIFRAS: readonly Column<GrupoEnLista>[] = [
  NOMBRE,
  {
    id: 'cursos',
    header: 'Cursos',
    width: '112px',
    align: 'end',
    phone: 'hide',
    cell: ({ cursos }) => numero(cursos),
  },
  {
    id: 'estado',
    header: '',
    width: '132px',
    phone: 'line',
    cell: ({ estado }) => estado === 'archivado' && ARCHIVADO,
  },
  TUTORES,
];

function Tarde({ grupo: { id, comoVa } }: { readonly grupo: GrupoEnLista }) {
  const { puede } = useActor();
  const now = useNow();
  const zone = useZone();
  if (!comoVa) return null;
  if (comoVa.vencidas === 0) return <span className={classes.quiet}>{sinTarde(comoVa)}</span>;
  const cuantas = cuenta(comoVa.vencidas, 'persona');
  return (
    <span className={classes.late}>
      <StateMark kind="bad">
        {puede('reportes:ver') ? (
          <TextLink quiet to={rutas.reportes} search={{ grupo: id, estado: 'vencido' }}>
            {cuantas}
          </TextLink>
        ) : (
          cuantas
        )}
      </StateMark>
      <small className={classes.beneath}>{enQueVan(comoVa, now, zone)}</small>
    </span>
  );
}

function Tutores({
  grupo: { tutores, primerosTutores, miembros, estado },
}: {
  readonly grupo: GrupoEnLista;
}) {
  if (tutores === 0)
    return miembros > 0 && estado === 'activo' ? <StateMark kind="attention">sin tutor</StateMark> : '—';
  if (primerosTutores.length === 0) return cuenta(tutores, 'tutor', 'tutores');
  const nombres = primerosTutores.map((tutor) => fullName(tutor));
  const resto = tutores - nombres.length;
  const todos = enumerar(resto > 0 ? [...nombres, `${numero(resto)} más`] : nombres);
  return (
    <span title={todos}>
      <Avatars personas={primerosTutores} total={tutores} />
      <span className={unseen.unseen}>{todos}</span>
    </span>
  );
}
