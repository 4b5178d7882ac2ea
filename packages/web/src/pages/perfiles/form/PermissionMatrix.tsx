import { abarca, type Alcance, alcanceDe, PARTES, type Permiso } from '@catedra/shared/core/permisos.ts';
import { CATALOGO, conAlcance, type Frase } from '@catedra/shared/perfiles/catalogo.ts';
import { useMediaQuery } from '@mantine/hooks';
import { IconLock, IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import classes from '#pages/perfiles/form/PermissionMatrix.module.css';
import { PermissionGroup } from '#pages/perfiles/form/PermissionGroup.tsx';
import { ALCANCE_EN_PALABRAS, conParte, hastaDonde, type Parte } from '#pages/perfiles/form/perfil-form.ts';
import { useActor } from '#platform/session.ts';
import { TextButton } from '#ui/frame/TextLink.tsx';
import phones from '#ui/frame/unseen-on-phones.module.css';

const COLUMNAS = ['nada', 'equipo', 'grupos', 'todo'] as const;
type Columna = (typeof COLUMNAS)[number];
const TITULOS: Readonly<Record<Columna, string>> = {
  nada: 'Nada',
  equipo: 'Su equipo',
  grupos: 'Sus grupos',
  todo: 'Todo',
};

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
  // What is new is filled in from one end to the other; what is saved is read first, and little of it changes.
  const phone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const [unfolded, setUnfolded] = useState(antes === null && !phone);
  return (
    <section className={classes.matrix} aria-labelledby={id}>
      <div className={classes.head}>
        <div className={classes.title}>
          <h2 id={id}>Qué puede hacer</h2>
          <small>Su equipo: las personas de las que es responsable. Sus grupos: los que tutoriza.</small>
          <TextButton onClick={() => setUnfolded(!unfolded)}>
            {unfolded ? 'Plegar todo' : 'Desplegar todo'}
          </TextButton>
        </div>
        {COLUMNAS.map((alcance) => (
          <span key={alcance} className={classes.heading} aria-hidden>
            <i className={classes.mark} data-alcance={alcance} data-on />
            {TITULOS[alcance]}
          </span>
        ))}
      </div>
      {CATALOGO.map(({ titulo, frases }) => (
        <PermissionGroup
          key={`${titulo}${unfolded}`}
          title={titulo}
          phrases={frases}
          permisos={permisos}
          startOpened={unfolded}
        >
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

function Row({ frase, value, before, readOnly, onChange }: RowProps) {
  const { permiso, nota, porGrupos, porEquipo } = frase;
  const id = useId();
  const { actor } = useActor();
  const upTo = hastaDonde(alcanceDe(actor.permisos, permiso));
  const offered = { nada: true, equipo: porEquipo, grupos: porGrupos, todo: true };
  const changed = before !== null && before !== value;
  return (
    <div
      className={classes.row}
      role={porEquipo ? 'group' : 'radiogroup'}
      aria-labelledby={id}
      data-changed={changed || undefined}
      data-four={porEquipo || undefined}
    >
      <div className={classes.words}>
        <span id={id}>{frase.frase}</span>
        {changed && <Before before={before} gains={abarca(value, before)} />}
        {!readOnly && upTo !== 'todo' && (
          <span className={classes.locked}>
            <IconLock size={14} stroke={1.75} aria-hidden />
            {upTo === 'nada' ? 'Tu perfil no puede darlo' : 'Tu perfil lo da solo en sus grupos'}
          </span>
        )}
        {nota && <small>{nota}</small>}
      </div>
      {COLUMNAS.map((columna) =>
        offered[columna] ? (
          <Option
            key={columna}
            columna={columna}
            permiso={permiso}
            value={value}
            adds={porEquipo}
            disabled={readOnly || !abarca(upTo, columna)}
            onChange={onChange}
          />
        ) : (
          <span key={columna} className={classes.none} data-alcance={columna} aria-hidden />
        ),
      )}
    </div>
  );
}

interface OptionProps extends Pick<RowProps, 'value' | 'onChange'> {
  readonly columna: Columna;
  readonly permiso: string;
  /** One's groups and one's team add up, where there are both. */
  readonly adds: boolean;
  readonly disabled: boolean;
}

const esParte = (columna: Columna): columna is Parte => columna === 'equipo' || columna === 'grupos';

function Option({ columna, permiso, value, adds, disabled, onChange }: OptionProps) {
  const several = adds && esParte(columna);
  const on = several ? value !== 'todo' && PARTES[value].includes(columna) : value === columna;
  return (
    <label className={classes.option} data-alcance={columna}>
      <input
        type={several ? 'checkbox' : 'radio'}
        name={permiso}
        checked={on}
        disabled={disabled}
        onChange={() => onChange(several ? conParte(value, columna) : columna)}
      />
      <i className={classes.mark} data-alcance={columna} data-on={on || undefined} aria-hidden />
      <span className={phones.butOnPhones}>{TITULOS[columna]}</span>
    </label>
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
