import type { ComentarioGuardado } from '@catedra/shared/entregas/comentarios.ts';
import { sinNadaQueVer } from '@catedra/shared/cursos/sin-nada-que-ver.ts';
import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/entregas/CommentBox.module.css';
import { comentariosQuery, guardarComentario, quitarComentario } from '#pages/entregas/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { newId } from '#platform/new-id.ts';
import { useAction } from '#platform/use-action.ts';
import { plainText } from '#ui/rich-text/plain-text.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

interface CommentBoxProps {
  readonly cursoId: string;
  readonly escrito: string;
  readonly onTake: (html: string) => void;
}

/** One's own comments and those of the course: looked for by their words, put into what is being written. */
export function CommentBox({ cursoId, escrito, onTake }: CommentBoxProps) {
  const [buscar, setBuscar] = useState('');
  const query = useQuery(comentariosQuery(cursoId, buscar));
  const queryClient = useQueryClient();
  // The same press again, or another try after a failure, keeps the same one.
  const [id, setId] = useState(newId);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['entregas', 'comentarios'] });
  const keep = useAction(async (curso: string | null) => {
    await guardarComentario(id, { texto: escrito, cursoId: curso });
    setId(newId());
    await refresh();
  });
  const remove = useAction(async (one: ComentarioGuardado) => {
    await quitarComentario(one);
    await refresh();
  });
  const nothing = sinNadaQueVer(escrito);
  return (
    <div className={classes.box}>
      <TextInput
        label="Buscar"
        autoComplete="off"
        value={buscar}
        onChange={(event) => setBuscar(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = query.data?.datos ?? [];
          if (event.key !== 'Enter' || !first || query.isPlaceholderData) return;
          event.preventDefault();
          onTake(first.texto);
        }}
      />
      <QueryView query={query} label="Buscando…">
        {({ datos }) =>
          datos.length === 0 ? (
            <p className="look-faint">
              {buscar === ''
                ? 'Aún no hay ninguno. Escribe un comentario y guárdalo aquí para repetirlo.'
                : 'Ninguno dice eso.'}
            </p>
          ) : (
            <ul className={classes.list}>
              {datos.map((one) => (
                <li key={one.id}>
                  <button type="button" className={classes.one} onClick={() => onTake(one.texto)}>
                    {plainText(one.texto)}
                    {one.cursoId !== null && (
                      <small>{one.de === null ? 'Del curso' : `Del curso, de ${one.de}`}</small>
                    )}
                  </button>
                  {one.quitable && (
                    <ActionIcon
                      variant="subtle"
                      size="var(--hit)"
                      aria-label={`Quitar «${plainText(one.texto).slice(0, 60)}»`}
                      onClick={() => remove.run(one)}
                    >
                      <IconX size={16} stroke={1.75} aria-hidden />
                    </ActionIcon>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      {[keep.error, remove.error].map(
        (error, i) => error !== null && <ErrorState key={i}>{messageOf(error)}</ErrorState>,
      )}
      <Group gap="xs">
        <Button variant="default" disabled={nothing} loading={keep.pending} onClick={() => keep.run(null)}>
          Guardar el que escribo
        </Button>
        <Button variant="subtle" disabled={nothing || keep.pending} onClick={() => keep.run(cursoId)}>
          Guardarlo para quien corrige en el curso
        </Button>
      </Group>
      {nothing && (
        <p className="look-quiet-inline">
          Para guardar uno, escríbelo antes en «Comentario para la persona».
        </p>
      )}
    </div>
  );
}
