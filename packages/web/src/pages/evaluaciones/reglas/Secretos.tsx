import { guardarSecretos } from '@catedra/shared/evaluaciones/api.ts';
import { rangoDe } from '@catedra/shared/evaluaciones/redes.ts';
import type { SecretosGuardados as SecretosDeEvaluacion } from '@catedra/shared/evaluaciones/schemas.ts';
import { ActionIcon, Button, NumberInput, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RulePart } from '#pages/evaluaciones/reglas/fields.tsx';
import classes from '#pages/evaluaciones/reglas/Reglas.module.css';
import { autorKey } from '#tipos/evaluacion/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { enumerar } from '#ui/words/words.ts';
import { RichTextField } from '#parts/texto/RichTextField.tsx';

interface SecretosProps {
  readonly id: string;
  readonly secretos: SecretosDeEvaluacion;
  readonly readOnly: boolean;
}

/** What no learner may read before its time: the password, the networks, and what is said of each mark. */
export function Secretos({ id, secretos, readOnly }: SecretosProps) {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(secretos);
  const [typed, setTyped] = useState(secretos);
  // While nothing was typed here, what others save is followed.
  if (secretos.version > base.version && JSON.stringify(typed) === JSON.stringify(base)) {
    setBase(secretos);
    setTyped(secretos);
  }
  const { contrasena, bandas, redes } = typed;
  const put = (change: Partial<SecretosDeEvaluacion>) => setTyped({ ...typed, ...change });
  const written = redes.map((red) => red.trim()).filter((red) => red !== '');
  const wrong = written.filter((red) => rangoDe(red) === null);
  const save = useAction(
    () => ask(guardarSecretos, { id, body: { ...typed, redes: written, version: base.version } }),
    (after) => {
      setBase(after);
      setTyped(after);
      void queryClient.invalidateQueries({ queryKey: autorKey(id) });
    },
  );
  const dirty = JSON.stringify(typed) !== JSON.stringify(base);
  return (
    <RulePart
      title="Contraseña, redes y comentarios"
      note="Solo los ve quien prepara la evaluación, hasta que llega su momento."
    >
      <TextInput
        className={classes.secret}
        label="Contraseña para empezar"
        description="Vacía, no hace falta."
        inputWrapperOrder={['label', 'input', 'description']}
        maxLength={200}
        autoComplete="off"
        readOnly={readOnly}
        value={contrasena ?? ''}
        onChange={(event) => put({ contrasena: event.currentTarget.value || null })}
      />
      <Textarea
        className={classes.secret}
        label="Solo desde estas redes"
        description="Una por línea: 10.20.0.0/16, 192.168.1.10, 2001:db8::/32. Vacía, desde cualquiera. Se mira al empezar y al volver a un intento reabierto, nunca al guardar ni al entregar."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autosize
        minRows={1}
        readOnly={readOnly}
        error={
          wrong.length > 0 && `No ${wrong.length === 1 ? 'es una red' : 'son redes'}: ${enumerar(wrong)}.`
        }
        value={redes.join('\n')}
        onChange={(event) =>
          put({ redes: event.currentTarget.value === '' ? [] : event.currentTarget.value.split('\n') })
        }
      />
      <ol className={classes.bands} aria-label="Comentarios según la nota">
        {bandas.map((banda, index) => (
          <li key={index}>
            <NumberInput
              label="Desde un"
              aria-label={`Nota desde la que se dice el comentario ${index + 1}`}
              min={0}
              max={10}
              decimalScale={2}
              w={90}
              readOnly={readOnly}
              value={banda.desde}
              onChange={(value) =>
                put({
                  bandas: bandas.map((una, i) => (i === index ? { ...una, desde: Number(value) } : una)),
                })
              }
            />
            <RichTextField
              label={`Comentario ${index + 1}`}
              look="line"
              minRows={1}
              placeholder="Lo que leerá quien saque esa nota o más"
              readOnly={readOnly}
              value={banda.texto}
              onChange={(texto) =>
                put({ bandas: bandas.map((una, i) => (i === index ? { ...una, texto } : una)) })
              }
            />
            {!readOnly && (
              <ActionIcon
                aria-label={`Quitar el comentario ${index + 1}`}
                onClick={() => put({ bandas: bandas.filter((_, i) => i !== index) })}
              >
                <IconX size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
      {!readOnly && (
        <div className={classes.buttons}>
          {bandas.length < 11 && (
            <Button
              variant="subtle"
              size="xs"
              leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
              onClick={() =>
                put({
                  bandas: [
                    ...bandas,
                    {
                      desde: bandas.length === 0 ? 5 : Math.min(10, (bandas.at(-1)?.desde ?? 0) + 2),
                      texto: '',
                    },
                  ],
                })
              }
            >
              Añadir un comentario según la nota
            </Button>
          )}
          {dirty && (
            <Button
              size="xs"
              loading={save.pending}
              disabled={wrong.length > 0}
              onClick={() => save.run(undefined)}
            >
              Guardar contraseña, redes y comentarios
            </Button>
          )}
        </div>
      )}
      {save.error !== null && <ErrorState>{messageOf(save.error)}</ErrorState>}
    </RulePart>
  );
}
