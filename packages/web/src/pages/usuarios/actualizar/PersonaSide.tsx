import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { useQuery } from '@tanstack/react-query';
import { AccessSection } from '#pages/usuarios/actualizar/AccessSection.tsx';
import { AdaptacionSection } from '#pages/usuarios/actualizar/AdaptacionSection.tsx';
import { DatosSection } from '#pages/usuarios/actualizar/DatosSection.tsx';
import { GruposSection } from '#pages/usuarios/actualizar/GruposSection.tsx';
import classes from '#pages/usuarios/actualizar/Persona.module.css';
import { fichaQuery } from '#pages/usuarios/queries.ts';
import { Part } from '#ui/states/Part.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

interface PersonaSideProps {
  readonly usuario: Usuario;
  readonly onEdit: () => void;
}

/** Beside what a person does: who they are, with whom, and how they come in. */
export function PersonaSide({ usuario, onEdit }: PersonaSideProps) {
  const ficha = useQuery(fichaQuery(usuario.id));
  const mayEdit = ficha.data?.puede.editar ?? false;
  return (
    <aside className={classes.side} aria-label="Datos, grupos y acceso">
      <Part>
        <DatosSection
          usuario={usuario}
          onEdit={mayEdit ? onEdit : undefined}
          readOnly={ficha.data !== undefined && !mayEdit}
        />
      </Part>
      <QueryView query={ficha} label="Cargando grupos…">
        {({ grupos }) => (
          <Part>
            <GruposSection usuario={usuario} grupos={grupos} />
          </Part>
        )}
      </QueryView>
      <Part>
        <AccessSection usuario={usuario} editable={mayEdit} />
      </Part>
      <Part>
        <AdaptacionSection usuario={usuario} />
      </Part>
    </aside>
  );
}
