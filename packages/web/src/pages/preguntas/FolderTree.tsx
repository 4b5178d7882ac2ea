import type { Carpeta, Carpetas } from '@catedra/shared/preguntas/schemas.ts';
import { ActionIcon, Button, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFolder, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import classes from '#pages/preguntas/Banco.module.css';
import { folderOptions, preguntasBajo, ramas } from '#preguntas/autor/folders.ts';
import { RowMenu } from '#ui/lists/RowMenu.tsx';

interface FolderTreeProps {
  readonly datos: Carpetas | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (carpetaId: string | undefined) => void;
  /** Absent for whoever may only look. */
  readonly edit?: {
    readonly add: () => void;
    readonly rename: (carpeta: Carpeta) => void;
    readonly remove: (carpeta: Carpeta) => void;
  };
}

/** The folders beside the questions; where there is no room for that, one field over them. */
export function Folders(props: FolderTreeProps) {
  const beside = useMediaQuery('(min-width: 1000px)', true, { getInitialValueInEffect: false });
  return beside ? <FolderTree {...props} /> : <FolderField {...props} />;
}

const ALL = 'todas';

function FolderField({ datos, chosen, onChoose, edit }: FolderTreeProps) {
  const carpeta = datos?.carpetas.find(({ id }) => id === chosen);
  return (
    <div className={`look-tight-row ${classes.field}`}>
      <Select
        aria-label="Carpeta"
        leftSection={<IconFolder size={18} stroke={1.75} aria-hidden />}
        data={[{ value: ALL, label: 'Todas las carpetas' }, ...folderOptions(datos)]}
        value={carpeta?.id ?? ALL}
        onChange={(id) => onChoose(id === ALL ? undefined : (id ?? undefined))}
      />
      {edit && (
        <ActionIcon aria-label="Carpeta nueva" onClick={edit.add}>
          <IconPlus size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      {edit && carpeta && <FolderMenu carpeta={carpeta} edit={edit} />}
    </div>
  );
}

interface FolderMenuProps {
  readonly carpeta: Carpeta;
  readonly edit: NonNullable<FolderTreeProps['edit']>;
}

const FolderMenu = ({ carpeta, edit }: FolderMenuProps) => (
  <RowMenu
    name={`la carpeta ${carpeta.nombre}`}
    actions={[
      { label: 'Cambiar el nombre', icon: IconPencil, onClick: () => edit.rename(carpeta) },
      {
        label: 'Eliminar la carpeta',
        icon: IconTrash,
        danger: true,
        onClick: () => edit.remove(carpeta),
      },
    ]}
  />
);

/** The folders of the academy, and those of one course alone. */
function FolderTree({ datos, chosen, onChoose, edit }: FolderTreeProps) {
  const all = ramas(datos?.carpetas ?? []);
  const groups = [
    { title: 'De toda la academia', rows: all.filter(({ carpeta }) => carpeta.cursoId === null) },
    { title: 'De un solo curso', rows: all.filter(({ carpeta }) => carpeta.cursoId !== null) },
  ];
  return (
    <nav className={classes.tree} aria-label="Carpetas">
      <div className={classes.folder} data-on={chosen === undefined || undefined}>
        <button
          type="button"
          aria-current={chosen === undefined || undefined}
          onClick={() => onChoose(undefined)}
        >
          <IconFolder size={18} stroke={1.75} aria-hidden />
          <span>Todas</span>
        </button>
      </div>
      {groups.map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              {rows.map(({ carpeta, nivel }) => {
                const on = chosen === carpeta.id;
                return (
                  <div key={carpeta.id} className={classes.folder} data-on={on || undefined}>
                    <button
                      type="button"
                      style={{ paddingLeft: 8 + nivel * 20 }}
                      aria-current={on || undefined}
                      onClick={() => onChoose(carpeta.id)}
                    >
                      <IconFolder size={18} stroke={1.75} aria-hidden />
                      <span>{carpeta.nombre}</span>
                      <small>{preguntasBajo(datos?.carpetas ?? [], carpeta.id)}</small>
                    </button>
                    {on && edit && <FolderMenu carpeta={carpeta} edit={edit} />}
                  </div>
                );
              })}
            </section>
          ),
      )}
      {edit && (
        <Button
          className={classes.newFolder}
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          onClick={edit.add}
        >
          Carpeta
        </Button>
      )}
    </nav>
  );
}
