import type { PersonaDeGrupo } from '@catedra/shared/grupos/schemas.ts';
import type { Column } from '#ui/lists/data-table.ts';
import { Moment } from '#ui/marks/DueDate.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { Email } from '#ui/people/Email.tsx';
import { PersonInList } from '#ui/people/PersonName.tsx';

export const columnsOf = (desde: string): readonly Column<PersonaDeGrupo>[] => [
  {
    id: 'nombre',
    header: 'Apellidos, nombre',
    sort: 'apellidos',
    cell: (persona, place) => <PersonInList {...persona} place={place} />,
  },
  {
    id: 'correo',
    header: 'Correo o usuario',
    width: '28%',
    narrow: 'beneath',
    cell: ({ correo, usuario }) => (
      <span className="look-muted">
        <Email address={correo ?? usuario} />
      </span>
    ),
  },
  { id: 'perfil', header: 'Perfil', width: '170px', phone: 'line', cell: ({ perfil }) => perfil },
  {
    id: 'estado',
    header: 'Estado',
    width: '130px',
    phone: 'end',
    cell: ({ estado }) =>
      estado === 'activo' ? (
        <StateMark kind="on">Activo</StateMark>
      ) : (
        <StateMark kind="off">Suspendido</StateMark>
      ),
  },
  {
    id: 'desde',
    header: desde,
    width: '160px',
    phone: 'hide',
    cell: (persona) => (
      <span className="look-muted">
        <Moment date={persona.desde} />
      </span>
    ),
  },
];

/** Where people come in by a rule, each says why they are in. */
export const WHY: Column<PersonaDeGrupo> = {
  id: 'origen',
  header: 'Por qué',
  width: '130px',
  phone: 'hide',
  cell: ({ origen }) => (
    <span className="look-muted">{origen === 'regla' ? 'Por la regla' : 'Siempre dentro'}</span>
  ),
};
