import type { Carpetas } from '@catedra/shared/preguntas/schemas.ts';
import { Button } from '@mantine/core';
import { IconFolder, IconLock, IconPlus } from '@tabler/icons-react';
import classes from '#pages/actividades/banco/Banco.module.css';
import { ramas } from '#pages/actividades/banco/folders.ts';

interface FolderTreeProps {
  readonly datos: Carpetas | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (carpetaId: string | undefined) => void;
  readonly onNew?: () => void;
}

/** The folders of the academy, and those of one course alone. */
export function FolderTree({ datos, chosen, onChoose, onNew }: FolderTreeProps) {
  const all = ramas(datos?.carpetas ?? []);
  const groups = [
    { title: 'De toda la academia', rows: all.filter(({ carpeta }) => carpeta.cursoId === null) },
    { title: 'De un solo curso', rows: all.filter(({ carpeta }) => carpeta.cursoId !== null) },
  ];
  return (
    <nav className={classes.tree} aria-label="Carpetas">
      <button
        type="button"
        aria-current={chosen === undefined || undefined}
        onClick={() => onChoose(undefined)}
      >
        <IconFolder size={18} stroke={1.75} aria-hidden />
        <span>Todas</span>
      </button>
      {groups.map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              {rows.map(({ carpeta, nivel }) => {
                const Icon = carpeta.cursoId === null ? IconFolder : IconLock;
                return (
                  <button
                    key={carpeta.id}
                    type="button"
                    style={{ paddingLeft: 8 + nivel * 20 }}
                    aria-current={chosen === carpeta.id || undefined}
                    onClick={() => onChoose(carpeta.id)}
                  >
                    <Icon size={18} stroke={1.75} aria-hidden />
                    <span>{carpeta.nombre}</span>
                    <small>{carpeta.preguntas}</small>
                  </button>
                );
              })}
            </section>
          ),
      )}
      {onNew && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          onClick={onNew}
        >
          Carpeta
        </Button>
      )}
    </nav>
  );
}
