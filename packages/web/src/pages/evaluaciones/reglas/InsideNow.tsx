import type { Resultado } from '@catedra/shared/intentos/resultados.ts';
import { useQuery } from '@tanstack/react-query';
import { resultadosQuery } from '#pages/evaluaciones/queries.ts';
import classes from '#pages/evaluaciones/reglas/Reglas.module.css';
import { fullName } from '#ui/people/PersonName.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { Notice } from '#ui/states/Notice.tsx';
import { cuenta, diaYHora, enumerar } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface InsideNowProps {
  readonly evaluacionId: string;
  /** Whose exception it is. */
  readonly de: { readonly usuarioId: string } | { readonly grupoId: string };
  readonly onGiveMinutes: (intentos: readonly Resultado[]) => void;
}

const MOST = 100;
const NAMED = 3;

/** Who is inside while other rules are given to them: what has begun keeps its own, and there is a way to its clock. */
export function InsideNow({ evaluacionId, de, onGiveMinutes }: InsideNowProps) {
  const now = useNow();
  const zone = useZone();
  const { data, isPlaceholderData } = useQuery(
    resultadosQuery(evaluacionId, { criba: 'en_curso', limite: MOST, ...de }),
  );
  const inside = isPlaceholderData ? [] : (data?.datos ?? []);
  const [first] = inside;
  if (!data || !first)
    return <p className={classes.note}>Vale para los intentos que empiecen después de guardarla.</p>;
  const one = data.total.valor === 1;
  const names = inside.slice(0, NAMED).map(({ persona }) => fullName(persona));
  const rest = data.total.valor - names.length;
  const until = one && first.venceEn ? `, hasta ${diaYHora(first.venceEn, now, zone)}` : '';
  const timed = inside.filter(({ venceEn }) => venceEn !== null);
  return (
    <Notice role="status">
      <p>
        {enumerar([...names, ...(rest > 0 ? [`${rest} más`] : [])])}{' '}
        {one ? `la está haciendo ahora (intento ${first.numero}${until})` : 'la están haciendo ahora'}. Esta
        excepción no cambia {one ? 'ese intento' : 'esos intentos'}: vale para los que{' '}
        {one ? 'empiece' : 'empiecen'} después.
      </p>
      {timed.length > 0 && (
        <TextButton onClick={() => onGiveMinutes(timed)}>
          Dar más minutos a {one ? 'ese intento' : cuenta(timed.length, 'intento')}
        </TextButton>
      )}
    </Notice>
  );
}
