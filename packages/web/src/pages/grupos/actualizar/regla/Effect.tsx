import type { EfectoDeRegla, QuienSeMueve } from '@catedra/shared/grupos/regla-schemas.ts';
import { Button } from '@mantine/core';
import { IconLogin2, IconLogout2 } from '@tabler/icons-react';
import classes from '#pages/grupos/actualizar/regla/Regla.module.css';
import { Avatar } from '#ui/people/Avatar.tsx';
import type { Passed } from '#parts/grupos/passed-dates.ts';
import { PassedDates } from '#parts/grupos/PassedDates.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { cuenta, fecha, numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface MovingProps {
  readonly title: string;
  readonly icon: typeof IconLogin2;
  readonly who: EfectoDeRegla['entran'];
  readonly leaving?: boolean;
}

function Person({ persona, leaving }: { readonly persona: QuienSeMueve; readonly leaving: boolean }) {
  const now = useNow();
  const zone = useZone();
  const day = persona.cambiaEl && fecha(`${persona.cambiaEl}T12:00:00Z`, now, zone);
  return (
    <li>
      <Avatar nombre={persona.nombre} apellidos={persona.apellidos} />
      <span>
        {fullName(persona)}
        {day && <small>{leaving ? `Volverá a entrar el ${day}` : `Saldrá el ${day}`}</small>}
      </span>
    </li>
  );
}

function Moving({ title, icon: Icon, who, leaving = false }: MovingProps) {
  if (who.total === 0) return null;
  const more = who.total - who.personas.length;
  return (
    <>
      <h3 className={`look-row ${classes.moving}`} data-leaving={leaving || undefined}>
        <Icon size={18} stroke={1.75} aria-hidden />
        {title}
        <b>{numero(who.total)}</b>
      </h3>
      <ul className={classes.people}>
        {who.personas.map((persona) => (
          <Person key={persona.id} persona={persona} leaving={leaving} />
        ))}
      </ul>
      {more > 0 && <p className={classes.more}>y {cuenta(more, 'persona')} más</p>}
    </>
  );
}

interface EffectProps {
  readonly effect: EfectoDeRegla;
  readonly names: readonly string[];
  readonly onWithout: (i: number) => void;
}

/** "«Centro»", or "«Centro» (condición 2)" where two of them ask about the same. */
const called = (names: readonly string[], i: number): string =>
  `«${names[i]}»${names.indexOf(names[i] ?? '') === names.lastIndexOf(names[i] ?? '') ? '' : ` (condición ${i + 1})`}`;

/** Without one of the conditions there would be somebody: the nearest rules to one that nobody meets. */
function Nearest({ effect, names, onWithout }: EffectProps) {
  const near = effect.sin.flatMap((n, i) => (n > 0 ? [{ n, i }] : []));
  if (effect.sin.length < 2 || near.length === 0) return null;
  return (
    <>
      <h3 className={`look-row ${classes.moving}`}>Prueba con una de estas</h3>
      <ul className={classes.nearest}>
        {near.map(({ n, i }) => (
          <li key={i}>
            <Button variant="subtle" onClick={() => onWithout(i)}>
              Sin {called(names, i)}: {n === 1 ? 'sería 1 persona' : `serían ${numero(n)} personas`}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Around {
  readonly passed: Passed;
  /** It is the rule that the group has. */
  readonly saved: boolean;
}

/** Who would enter and leave now; nothing changes until it is saved. */
export function Effect({ effect, passed, saved, ...rest }: EffectProps & Around) {
  const { ahora, quedarian, cumplen, personas, entran, salen, cursos } = effect;
  const everybody = cumplen > 0 && cumplen === personas;
  return (
    <aside className={classes.effect} aria-live="polite">
      {cumplen === 0 ? (
        <>
          <h2>Hoy nadie la cumple</h2>
          <p>
            Puedes guardarla así: el grupo se llenará cuando alguien la cumpla.
            {salen.total > 0 &&
              ` Hoy ${salen.total === 1 ? 'sale 1 persona' : `salen ${numero(salen.total)} personas`}.`}
          </p>
          <Nearest effect={effect} {...rest} />
        </>
      ) : (
        <>
          <h2>
            {everybody
              ? 'La cumple toda la academia'
              : ahora === quedarian
                ? `${saved ? 'Hoy son' : 'Siguen siendo'} ${cuenta(ahora, 'persona')}`
                : `De ${cuenta(ahora, 'persona')} a ${numero(quedarian)}`}
          </h2>
          <p>
            {everybody
              ? `${personas === 1 ? 'La única persona' : `Las ${numero(personas)} personas`} de la academia estarían en este grupo. Seguramente falta una condición.`
              : saved && ahora === quedarian
                ? 'Se pone al día solo: entra quien cumple la regla y sale quien deja de cumplirla.'
                : 'Así quedaría ahora mismo. Nada cambia hasta que guardes.'}
          </p>
        </>
      )}
      <Moving title={entran.total === 1 ? 'Entra' : 'Entran'} icon={IconLogin2} who={entran} />
      <Moving title={salen.total === 1 ? 'Sale' : 'Salen'} icon={IconLogout2} who={salen} leaving />
      {entran.total > 0 && cursos > 0 && (
        <p className={classes.more}>
          {entran.total === 1 ? 'Quien entra recibe' : 'Quienes entran reciben'} {cuenta(cursos, 'curso')}.{' '}
          Quien sale conserva lo que hizo.
        </p>
      )}
      <PassedDates passed={passed} />
    </aside>
  );
}
