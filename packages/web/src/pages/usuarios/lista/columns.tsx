import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import { situacionDe } from '@catedra/shared/usuarios/rules.ts';
import { useNow } from '#ui/words/zone.tsx';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import type { Situacion } from '@catedra/shared/usuarios/situacion.ts';
import type { GruposPorUsuario } from '@catedra/shared/usuarios/schemas.ts';
import { fieldColumns } from '#parts/campos/field-columns.tsx';
import { chosenColumns } from '#ui/lists/column-choice.ts';
import type { Column } from '#ui/lists/data-table.ts';
import { Moment } from '#ui/marks/DueDate.tsx';
import { Email } from '#ui/people/Email.tsx';
import { PersonInList } from '#ui/people/PersonName.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';

const enumera = (grupos: GruposPorUsuario[string] | undefined) => {
  const [primero, ...otros] = grupos ?? [];
  if (!primero) return <span className="look-muted">Sin grupo</span>;
  return (
    <span title={grupos?.map(({ nombre }) => nombre).join(', ')}>
      {primero.nombre}
      {otros.length > 0 && <span className="look-muted"> +{otros.length}</span>}
    </span>
  );
};

const SITUACION: Readonly<Record<Situacion, string>> = {
  activo: 'Activo',
  suspendido: 'Suspendido',
  baja: 'De baja',
};

export function EstadoUsuario({ usuario }: { readonly usuario: Usuario }) {
  const situacion = situacionDe(usuario, useNow());
  return <StateMark kind={situacion === 'activo' ? 'on' : 'off'}>{SITUACION[situacion]}</StateMark>;
}

const dim = (text: string | null) => <span className="look-muted">{text}</span>;

/** What the cells of a page need besides its rows. */
export interface CellData {
  readonly grupos: GruposPorUsuario;
  readonly campos: readonly CampoALaVista[];
  /** Who the fields of the rows name. */
  readonly names: Readonly<Record<string, string>>;
}
export const NO_DATA: CellData = { grupos: {}, campos: [], names: {} };

export const usuarioColumns = (data: CellData): readonly Column<Usuario>[] => [
  ...ownColumns(data.grupos),
  ...fieldColumns<Usuario>(data, { sorted: true }),
];

const ownColumns = (grupos: GruposPorUsuario): readonly Column<Usuario>[] => [
  {
    id: 'nombre',
    header: 'Apellidos, nombre',
    sort: 'apellidos',
    cell: (usuario, place) => <PersonInList {...usuario} place={place} />,
  },
  {
    id: 'correo',
    header: 'Correo o usuario',
    sort: 'correo',
    width: '24%',
    narrow: 'beneath',
    cell: (usuario) => (
      <span className="look-muted">
        <Email address={usuario.correo ?? usuario.usuario} />
      </span>
    ),
  },
  {
    id: 'perfil',
    header: 'Perfil',
    sort: 'perfil',
    width: '172px',
    phone: 'line',
    cell: (usuario) => usuario.perfil,
  },
  {
    id: 'grupos',
    header: 'Grupos',
    sort: 'grupos',
    width: '190px',
    narrow: 'hide',
    phone: 'hide',
    cell: (usuario) => enumera(grupos[usuario.id]),
  },
  {
    id: 'estado',
    header: 'Estado',
    sort: 'situacion',
    width: '124px',
    phone: 'end',
    cell: (usuario) => <EstadoUsuario usuario={usuario} />,
  },
  {
    id: 'acceso',
    header: 'Último acceso',
    sort: 'ultimoAcceso',
    width: '150px',
    phone: 'hide',
    cell: ({ ultimoAcceso }) =>
      ultimoAcceso ? (
        <span className="look-muted">
          <Moment date={ultimoAcceso} />
        </span>
      ) : (
        <span className="look-muted">nunca</span>
      ),
  },
  {
    id: 'usuario',
    header: 'Usuario',
    sort: 'usuario',
    width: '140px',
    phone: 'line',
    cell: ({ usuario }) => dim(usuario),
  },
  {
    id: 'documento',
    header: 'Documento',
    sort: 'documento',
    width: '130px',
    phone: 'line',
    cell: ({ documento }) => dim(documento),
  },
  {
    id: 'telefono',
    header: 'Teléfono',
    sort: 'telefono',
    width: '130px',
    phone: 'line',
    cell: ({ telefono }) => dim(telefono),
  },
  {
    id: 'creado',
    header: 'Alta',
    sort: 'creadoEn',
    width: '140px',
    phone: 'line',
    cell: ({ creadoEn }) => (
      <span className="look-muted">
        <Moment date={creadoEn} />
      </span>
    ),
  },
];

export const USUAL: readonly string[] = ['correo', 'perfil', 'grupos', 'estado', 'acceso'];

export const shownColumns = (data: CellData, shown: readonly string[]): readonly Column<Usuario>[] =>
  chosenColumns(usuarioColumns(data), shown);
