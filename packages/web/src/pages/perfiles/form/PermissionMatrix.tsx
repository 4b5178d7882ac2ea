import { ALCANCES, type Alcance, alcanceDe, type Permiso } from '@catedra/shared/core/permisos.ts';
import { CATALOGO, conAlcance, type Frase } from '@catedra/shared/perfiles/catalogo.ts';
import { IconLock, IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import classes from '#pages/perfiles/form/PermissionMatrix.module.css';
import { PermissionGroup } from '#pages/perfiles/form/PermissionGroup.tsx';
import { ALCANCE_EN_PALABRAS } from '#pages/perfiles/form/perfil-form.ts';
import { useActor } from '#platform/session.ts';
import phones from '#ui/frame/unseen-on-phones.module.css';

const TITULOS: Readonly<Record<Alcance, string>> = { nada: 'Nada', grupos: 'Sus grupos', todo: 'Todo' };
const ORDEN: readonly Alcance[] = ALCANCES;

interface PermissionMatrixProps {
  readonly permisos: readonly Permiso[];
  /** As they were saved, so that what changed is marked; null while the profile is new. */
  readonly antes: readonly Permiso[] | null;
  readonly readOnly?: boolean;
  readonly onChange: (permisos: Permiso[]) => void;
}

/** Every permission as a sentence, and how far it reaches. */
export function PermissionMatrix({ permisos, antes, readOnly = false, onChange }: PermissionMatrixProps) {
  const id = useId();
  return (
    <section className={classes.matrix} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>Qué puede hacer</h2>
        {ALCANCES.map((alcance) => (
          <span key={alcance} className={classes.heading} aria-hidden>
            <i className={classes.mark} data-alcance={alcance} data-on />
            {TITULOS[alcance]}
          </span>
        ))}
      </div>
      {CATALOGO.map(({ titulo, frases }) => (
        <PermissionGroup key={titulo} title={titulo} phrases={frases} permisos={permisos}>
          {frases.map((frase) => (
            <Row
              key={frase.permiso}
              frase={frase}
              value={alcanceDe(permisos, frase.permiso)}
              before={antes && alcanceDe(antes, frase.permiso)}
              readOnly={readOnly}
              onChange={(alcance) => onChange(conAlcance(permisos, frase.permiso, alcance))}
            />
          ))}
        </PermissionGroup>
      ))}
    </section>
  );
}

interface RowProps {
  readonly frase: Frase;
  readonly value: Alcance;
  readonly before: Alcance | null;
  readonly readOnly: boolean;
  readonly onChange: (alcance: Alcance) => void;
}

function Row({ frase: { permiso, frase, nota, porGrupos }, value, before, readOnly, onChange }: RowProps) {
  const id = useId();
  const { actor } = useActor();
  const mine = alcanceDe(actor.permisos, permiso);
  const beyond = (alcance: Alcance) => ORDEN.indexOf(alcance) > ORDEN.indexOf(mine);
  const changed = before !== null && before !== value;
  return (
    <div className={classes.row} role="radiogroup" aria-labelledby={id} data-changed={changed || undefined}>
      <div className={classes.words}>
        <span id={id}>{frase}</span>
        {changed && <Before before={before} gains={ORDEN.indexOf(value) > ORDEN.indexOf(before)} />}
        {!readOnly && mine !== 'todo' && (
          <span className={classes.locked}>
            <IconLock size={14} stroke={1.75} aria-hidden />
            {mine === 'nada' ? 'Tu perfil no puede darlo' : 'Tu perfil lo da solo en sus grupos'}
          </span>
        )}
        {nota && <small>{nota}</small>}
      </div>
      {ALCANCES.map((alcance) =>
        alcance === 'grupos' && !porGrupos ? (
          <span key={alcance} className={classes.none} aria-hidden />
        ) : (
          <label key={alcance} className={classes.option} data-alcance={alcance}>
            <input
              type="radio"
              name={permiso}
              checked={value === alcance}
              disabled={readOnly || beyond(alcance)}
              onChange={() => onChange(alcance)}
            />
            <i
              className={classes.mark}
              data-alcance={alcance}
              data-on={value === alcance || undefined}
              aria-hidden
            />
            <span className={phones.butOnPhones}>{TITULOS[alcance]}</span>
          </label>
        ),
      )}
    </div>
  );
}

function Before({ before, gains }: { readonly before: Alcance; readonly gains: boolean }) {
  const Icon = gains ? IconPlus : IconMinus;
  return (
    <em className={classes.before} data-gains={gains || undefined}>
      <Icon size={14} stroke={2} aria-hidden />
      antes: {ALCANCE_EN_PALABRAS[before]}
    </em>
  );
}
