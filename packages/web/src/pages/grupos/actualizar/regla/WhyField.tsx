import type { PorQueEsta } from '@catedra/shared/grupos/regla-schemas.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/grupos/actualizar/regla/Regla.module.css';
import { porQueQuery } from '#pages/grupos/actualizar/regla/regla-queries.ts';
import { PersonSelect } from '#parts/campos/PersonSelect.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

function finding({ esta, porque, condiciones }: PorQueEsta): string {
  if (porque === 'mano') return 'Está siempre dentro: entró a mano o por un archivo';
  if (porque === 'fuera') return 'Está siempre fuera: alguien la sacó a mano';
  if (esta) return 'Está porque cumple la regla';
  const faltan = condiciones.filter(({ cumple }) => !cumple).length;
  return faltan === 1 ? 'No está: le falta una condición' : `No está: le faltan ${faltan} condiciones`;
}

interface WhyFieldProps {
  readonly grupoId: string;
  /** Put in by hand, taken out, or left to the rule. */
  readonly onInclude: (usuarioId: string) => void;
  readonly onLeave: (usuarioId: string) => void;
}

/** Why someone is in the group, or isn't, condition by condition. */
export function WhyField({ grupoId, onInclude, onLeave }: WhyFieldProps) {
  const [usuarioId, setUsuarioId] = useState<string | null>(null);
  const now = useNow();
  const zone = useZone();
  const query = useQuery({ ...porQueQuery(grupoId, usuarioId ?? ''), enabled: usuarioId !== null });
  return (
    <Section title="¿Por qué está, o por qué no?">
      <div className={classes.whom}>
        <PersonSelect label="Persona" value={usuarioId} onChange={setUsuarioId} clearable />
      </div>
      {usuarioId && (
        <QueryView query={query} label="Mirando la regla…">
          {(why) => (
            <div className={`look-card ${classes.why}`} role="status">
              <div className={`look-wide-row ${classes.found}`}>
                <span>
                  <b>{finding(why)}</b>
                  {why.cambiaEl && (
                    <small>
                      {why.esta ? 'Saldrá' : 'Entrará'} el {fecha(`${why.cambiaEl}T12:00:00Z`, now, zone)} si
                      nada cambia.
                    </small>
                  )}
                </span>
                {why.porque === null && (
                  <Button variant="default" size="sm" onClick={() => onInclude(usuarioId)}>
                    Incluir siempre
                  </Button>
                )}
                {(why.porque === 'mano' || why.porque === 'fuera') && (
                  <Button variant="default" size="sm" onClick={() => onLeave(usuarioId)}>
                    Dejar a la regla
                  </Button>
                )}
              </div>
              <ul>
                {why.condiciones.map(({ texto, cumple, suyo }) => (
                  <li key={texto} data-fails={!cumple || undefined}>
                    {cumple ? (
                      <IconCheck size={18} aria-label="Cumple" />
                    ) : (
                      <IconX size={18} aria-label="No cumple" />
                    )}
                    <span>{texto}</span>
                    <small>{suyo ?? 'Sin valor'}</small>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </QueryView>
      )}
    </Section>
  );
}
