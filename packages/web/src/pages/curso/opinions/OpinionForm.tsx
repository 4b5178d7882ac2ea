import type { Opinion } from '@catedra/shared/aprendizaje/schemas.ts';
import type { Feedback } from '@catedra/shared/feedback/collection.ts';
import { Button, Checkbox, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { cursoKey } from '#pages/curso/curso-queries.ts';
import classes from '#pages/curso/opinions/OpinionForm.module.css';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { actualizar, poner } from '#platform/client.ts';
import { newId } from '#platform/new-id.ts';
import { useActor } from '#platform/session.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface OpinionFormProps {
  readonly cursoId: string;
  readonly actividadId: string;
  readonly tipo: 'valoracion' | 'error';
  readonly estrellas: number | null;
  /** A rating is changed, not repeated. */
  readonly previous: Opinion | undefined;
  readonly onCancel: () => void;
  readonly onSent: () => void;
}

/** What is written stays until it was received. */
export function OpinionForm({
  cursoId,
  actividadId,
  tipo,
  estrellas,
  previous,
  onCancel,
  onSent,
}: OpinionFormProps) {
  const { usuario } = useActor();
  const queryClient = useQueryClient();
  const [id] = useState(newId);
  const [texto, setTexto] = useState(previous?.texto ?? '');
  const [anonimo, setAnonimo] = useState(previous?.anonimo ?? false);
  const field = useRef<HTMLTextAreaElement>(null);
  // The stars keep the focus while one is still choosing how many.
  useEffect(() => {
    if (tipo === 'error') field.current?.focus();
  }, [tipo]);
  const enviar = useMutation({
    mutationFn: (): Promise<Feedback> => {
      const opinion = { usuarioId: usuario.id, cursoId, actividadId, tipo, estrellas, texto, anonimo };
      return previous
        ? actualizar('feedback', previous.id, { ...opinion, version: previous.version })
        : poner('feedback', id, { ...opinion, version: 0 });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: cursoKey });
      onSent();
    },
  });
  const errors = fieldErrors(enviar.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enviar.mutate();
  };

  return (
    <form className={`look-card ${classes.form}`} onSubmit={submit} noValidate>
      <Textarea
        label={tipo === 'error' ? '¿Qué está mal?' : 'Comentario (opcional)'}
        placeholder={tipo === 'error' ? 'Di dónde está y qué debería decir.' : undefined}
        value={texto}
        onChange={(event) => setTexto(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        error={errors.texto}
        maxLength={5000}
        ref={field}
      />
      <Checkbox
        label="Enviar sin mi nombre"
        checked={anonimo}
        onChange={(event) => setAnonimo(event.currentTarget.checked)}
      />
      {enviar.isError && !errors.texto && <ErrorState>{messageOf(enviar.error)}</ErrorState>}
      <div className="look-wrap">
        <Button type="submit" loading={enviar.isPending}>
          {tipo === 'error' ? 'Avisar del error' : 'Enviar mi valoración'}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
