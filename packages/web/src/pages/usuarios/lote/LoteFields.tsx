import { Select, Stack, TextInput } from '@mantine/core';
import { useGrantable } from '#pages/usuarios/grantable.ts';
import type { Con, Verbo } from '#pages/usuarios/lote/acciones.ts';
import { useActor } from '#platform/session.ts';
import { CourseSelect } from '#parts/cursos/CourseSelect.tsx';
import { CoursesField } from '#parts/cursos/CoursesField.tsx';
import { decidesDates } from '#parts/cursos/dates-in.ts';
import { MomentField } from '#ui/forms/date/MomentField.tsx';
import { useFields } from '#parts/campos/own-fields.ts';
import { NO_DUE } from '#parts/grupos/own-due.ts';
import { OwnDueFields } from '#parts/grupos/OwnDueFields.tsx';
import { GroupSelect } from '#parts/grupos/GroupSelect.tsx';

interface LoteFieldsProps {
  readonly verbo: Verbo;
  readonly value: Con;
  readonly onChange: (patch: Con) => void;
  /** What the server says of the date. */
  readonly wrong?: string | undefined;
  /** What is said of each course that would be given. */
  readonly note: (cursoId: string) => string | null;
}

/** What an act on many is about. */
export function LoteFields({ verbo, value, onChange, wrong, note }: LoteFieldsProps) {
  switch (verbo) {
    case 'anadir-a-grupo':
    case 'quitar-de-grupo':
      return (
        <Stack mb="md">
          <GroupSelect
            value={value.grupoId ?? null}
            onChange={(grupo) => onChange({ grupoId: grupo?.id ?? null })}
          />
        </Stack>
      );
    case 'cambiar-perfil':
      return <ProfileField value={value.perfil ?? null} onChange={(perfil) => onChange({ perfil })} />;
    case 'asignar-curso':
    case 'prorrogar':
      return <CourseFields {...{ verbo, value, onChange, wrong, note }} />;
    default:
      return null;
  }
}

interface ProfileFieldProps {
  readonly value: string | null;
  readonly onChange: (perfil: string | null) => void;
}

/** The profiles that this person may give. */
function ProfileField({ value, onChange }: ProfileFieldProps) {
  const grantable = useGrantable();
  return (
    <Select
      mb="md"
      label="Perfil"
      placeholder="Elige un perfil"
      data={[...grantable]}
      value={value}
      onChange={onChange}
      openOnFocus={false}
      data-autofocus
    />
  );
}

function CourseFields({ verbo, value, onChange, wrong, note }: LoteFieldsProps) {
  const { actor, puedeEnTodo } = useActor();
  const datos = useFields('others').filter(({ tipo }) => tipo === 'fecha');
  const later = verbo === 'prorrogar';
  return (
    <Stack gap="md" mb="md">
      {later ? (
        <CourseSelect
          label="Curso"
          value={value.cursoId ?? null}
          onChange={(cursoId) => onChange({ cursoId })}
          only={({ id }) => decidesDates(actor, 'plazos:prorrogar', id)}
          autofocus
        />
      ) : (
        <CoursesField
          value={value.cursos ?? []}
          onChange={(cursos) => onChange({ cursos })}
          only={({ id }) => puedeEnTodo('cursos:editar') || actor.tutorCursoIds.includes(id)}
          note={note}
        />
      )}
      {later ? (
        <MomentField
          label="Nuevo plazo"
          value={value.venceEn ?? null}
          onChange={(venceEn) => onChange({ venceEn })}
          error={wrong}
        />
      ) : (
        <OwnDueFields
          value={value.plazo ?? NO_DUE}
          onChange={(plazo) => onChange({ plazo })}
          datos={datos}
          wrong={wrong}
        />
      )}
      {later && (
        <TextInput
          label="Motivo"
          placeholder="Cambio de turno, baja médica…"
          maxLength={500}
          value={value.motivo ?? ''}
          onChange={(event) => onChange({ motivo: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
}
