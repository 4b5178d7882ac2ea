import { responderAviso } from '@catedra/shared/feedback/api.ts';
import type { AvisoDePregunta } from '@catedra/shared/feedback/schemas.ts';
import { Button, Textarea } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/evaluaciones/avisos/Avisos.module.css';
import { avisosQuery } from '#pages/evaluaciones/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { cuando } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface AvisosProps {
  readonly evaluacionId: string;
  readonly avisos: readonly AvisoDePregunta[];
  readonly readOnly: boolean;
}

/** What those who met a question say is wrong in it; whoever edits it settles it. */
export function Avisos({ evaluacionId, avisos, readOnly }: AvisosProps) {
  if (avisos.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Avisos de error en esta pregunta">
      {avisos.map((aviso) => (
        <Aviso key={aviso.id} evaluacionId={evaluacionId} aviso={aviso} readOnly={readOnly} />
      ))}
    </ul>
  );
}

function Aviso({
  evaluacionId,
  aviso,
  readOnly,
}: {
  readonly evaluacionId: string;
  readonly aviso: AvisoDePregunta;
  readonly readOnly: boolean;
}) {
  const { id, texto, version, vigente, en, estado, respuesta } = aviso;
  const [said, setSaid] = useState(respuesta ?? '');
  const queryClient = useQueryClient();
  const now = useNow();
  const zone = useZone();
  const settled = estado === 'resuelto';
  const settle = useAction(
    (next: AvisoDePregunta['estado']) =>
      ask(responderAviso, {
        id: evaluacionId,
        avisoId: id,
        body: { estado: next, respuesta: said.trim() || null },
      }),
    () => void queryClient.invalidateQueries({ queryKey: avisosQuery(evaluacionId).queryKey }),
  );
  return (
    <li className={classes.aviso} data-settled={settled || undefined}>
      <IconFlag size={18} stroke={1.75} aria-hidden />
      <div>
        <p>«{texto}»</p>
        <p className={classes.when}>
          {settled ? 'Resuelto. ' : ''}Alguien lo avisó {cuando(en, now, zone)}, de la versión {version}
          {version < vigente && `: ahora se usa la ${vigente}`}.
        </p>
        {settled && respuesta && <p className={classes.when}>Se le respondió: «{respuesta}»</p>}
        {!readOnly && !settled && (
          <Textarea
            aria-label="Respuesta para quien avisó"
            placeholder="Respuesta para quien avisó (opcional)"
            autosize
            minRows={1}
            maxRows={6}
            maxLength={5000}
            value={said}
            onChange={(event) => setSaid(event.currentTarget.value)}
          />
        )}
        {!readOnly && (
          <Button
            size="xs"
            variant="default"
            loading={settle.pending}
            onClick={() => settle.run(settled ? 'nuevo' : 'resuelto')}
          >
            {settled ? 'Abrirlo otra vez' : 'Resuelto'}
          </Button>
        )}
        {settle.error !== null && (
          <p className={classes.wrong} role="alert">
            {messageOf(settle.error)}
          </p>
        )}
      </div>
    </li>
  );
}
