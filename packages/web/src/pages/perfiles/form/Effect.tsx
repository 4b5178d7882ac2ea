import { IconMinus, IconPlus } from '@tabler/icons-react';
import classes from '#pages/perfiles/form/Effect.module.css';
import { ALCANCE_EN_PALABRAS, type Diferencia } from '#pages/perfiles/form/perfil-form.ts';
import { Section } from '#ui/Section.tsx';
import { cuenta } from '#ui/words.ts';

interface EffectProps {
  readonly cambios: readonly Diferencia[];
  readonly personas: number;
}

/** Who gains and who loses what, before saving. */
export function Effect({ cambios, personas }: EffectProps) {
  const quienes = personas === 0 ? 'Nadie lo tiene todavía' : cuenta(personas, 'persona');
  return (
    <Section title="Quién gana y quién pierde">
      <div role="status">
        {cambios.length === 0 ? (
          <p className={classes.quiet}>
            {personas === 0 ? 'Nadie lo tiene todavía.' : `Lo tienen ${quienes}. Aún no has cambiado nada.`}
          </p>
        ) : (
          <p className={classes.quiet}>
            {personas === 0
              ? `${quienes}: no cambia nada para nadie.`
              : `Si guardas ahora, algo cambia para ${quienes}.`}
          </p>
        )}
      </div>
      <ul className={classes.list}>
        {cambios.map(({ permiso, frase, antes, despues, gana }) => (
          <li key={permiso} className={classes.item} data-gana={gana || undefined}>
            {gana ? (
              <IconPlus size={16} stroke={2} aria-hidden />
            ) : (
              <IconMinus size={16} stroke={2} aria-hidden />
            )}
            <span>
              <b>{gana ? 'Ganan' : 'Pierden'}</b>
              <span>
                {frase}: de {ALCANCE_EN_PALABRAS[antes]} a {ALCANCE_EN_PALABRAS[despues]}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
