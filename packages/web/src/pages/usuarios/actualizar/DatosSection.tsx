import { valorEnPalabras } from '@catedra/shared/campos/formato.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '#pages/usuarios/actualizar/side.module.css';
import { useActor } from '#platform/session.ts';
import { Email } from '#ui/people/Email.tsx';
import { useFields, useNamed } from '#parts/campos/own-fields.ts';
import { Section } from '#ui/frame/Section.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';

interface DatosSectionProps {
  readonly usuario: Usuario;
  /** Absent for whoever may only look. */
  readonly onEdit?: () => void;
  /** Known and may not be edited by whoever looks. */
  readonly readOnly: boolean;
}

/** The person's record, as lines; editing opens beside it. */
export function DatosSection({ usuario, onEdit, readOnly }: DatosSectionProps) {
  return (
    <Section
      title="Datos"
      aside={
        onEdit && (
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
            onClick={onEdit}
          >
            Editar
          </Button>
        )
      }
    >
      <dl className={classes.lines}>
        <Line name="Correo" none="entra con su usuario">
          {usuario.correo && <Email address={usuario.correo} />}
        </Line>
        <Line name="Usuario" none="entra con el correo">
          {usuario.usuario}
        </Line>
        <Line name="Documento" none="sin anotar">
          {usuario.documento}
        </Line>
        <Line name="Teléfono" none="sin anotar">
          {usuario.telefono}
        </Line>
        <Line name="Perfil">{usuario.perfil}</Line>
        <Line name="Zona horaria" none="la de la academia">
          {usuario.zonaHoraria}
        </Line>
        <OwnLines usuario={usuario} />
        <Line name="Alta">
          <Moment date={usuario.creadoEn} />
        </Line>
      </dl>
      {readOnly && (
        <p className={`look-faint ${classes.quiet}`}>
          Puedes ver esta ficha, pero tu perfil no llega a editarla.
        </p>
      )}
    </Section>
  );
}

/** The academy's own fields, as far as whoever looks may see them; those that are empty take no room. */
function OwnLines({ usuario }: { readonly usuario: Usuario }) {
  const { actor } = useActor();
  const campos = useFields(usuario.id === actor.id ? 'own' : 'others');
  const names = useNamed(usuario.id, campos);
  return campos.map((campo) => {
    const value = usuario.campos?.[campo.id];
    return (
      value !== undefined && (
        <Line key={campo.id} name={campo.nombre}>
          {valorEnPalabras(campo, value, (id) => names[id])}
        </Line>
      )
    );
  });
}

interface LineProps {
  readonly name: string;
  readonly children: ReactNode;
  /** What stands there when there is nothing. */
  readonly none?: string;
}

export function Line({ name, children, none }: LineProps) {
  const empty = children === null || children === '';
  return (
    <div className={classes.dataLine}>
      <dt>{name}</dt>
      <dd data-none={empty || undefined}>{empty ? none : children}</dd>
    </div>
  );
}
