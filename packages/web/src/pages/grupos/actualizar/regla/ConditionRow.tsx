import unseen from '#ui/frame/unseen.module.css';
import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import { ActionIcon, Select, TagsInput, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import classes from '#pages/grupos/actualizar/regla/Regla.module.css';
import { type Draft, waysOf, withField } from '#pages/grupos/actualizar/regla/draft.ts';
import { PersonSelect } from '#parts/campos/PersonSelect.tsx';
import { DateField } from '#ui/forms/date/DateField.tsx';
import { ManySelect } from '#ui/forms/ManySelect.tsx';
import { numero } from '#ui/words/words.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ConditionRowProps {
  readonly draft: Draft;
  readonly campos: readonly CampoALaVista[];
  readonly perfiles: readonly Option[];
  /** «y», «o», or nothing for the first. */
  readonly joint: string;
  readonly left: { readonly n: number; readonly of: number } | null;
  readonly error: string | undefined;
  readonly onChange: (draft: Draft) => void;
  readonly onRemove: () => void;
}

const DAYS = ['haceMasDe', 'haceMenosDe', 'faltanMenosDe'];
const ESTADOS = [
  { value: 'activo', label: 'Activa' },
  { value: 'suspendido', label: 'Suspendida' },
];
const SI_NO = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
];

/** What the condition compares with, as the field's kind is written. */
function Value({
  draft,
  campos,
  perfiles,
  onChange,
}: Pick<ConditionRowProps, 'draft' | 'campos' | 'perfiles' | 'onChange'>) {
  const { que, es, valores } = draft;
  const campo = campos.find(({ id }) => id === que);
  const put = (values: Partial<Draft>) => onChange({ ...draft, ...values });
  const several = (label: string, data: readonly Option[]) => (
    <ManySelect
      aria-label={label}
      placeholder={valores.length === 0 ? 'Elegir' : undefined}
      data={[...data]}
      value={[...valores]}
      onChange={(chosen) => put({ valores: chosen })}
      searchable={data.length > 8}
      hidePickedOptions
      nothingFoundMessage="No hay ningún valor así"
    />
  );
  const one = (label: string, data: readonly Option[]) => (
    <Select
      aria-label={label}
      placeholder="Elegir"
      data={[...data]}
      value={valores[0] ?? null}
      onChange={(chosen) => put({ valores: chosen === null ? [] : [chosen] })}
    />
  );
  if (es === 'estado') return one('Estado de la cuenta', ESTADOS);
  if (es === 'perfil' || es === 'otroPerfil') return several('Perfiles', perfiles);
  if (!campo || es === 'vacio' || es === 'conValor') return null;
  if (DAYS.includes(es))
    return (
      <span className={classes.days}>
        <TextInput
          aria-label="Días"
          inputMode="numeric"
          maxLength={5}
          value={draft.dias}
          onChange={({ currentTarget }) => put({ dias: currentTarget.value })}
        />
        {draft.dias === '1' ? 'día' : 'días'}
      </span>
    );
  if (es === 'entre') {
    const end = (which: 'desde' | 'hasta') => {
      const label = `${campo.nombre}, ${which}`;
      return campo.tipo === 'fecha' ? (
        <DateField bare calm name={label} value={draft[which]} onChange={(day) => put({ [which]: day })} />
      ) : (
        <TextInput
          aria-label={label}
          inputMode="decimal"
          value={draft[which]}
          onChange={({ currentTarget }) => put({ [which]: currentTarget.value })}
        />
      );
    };
    return (
      <span className={`look-row ${classes.ends}`}>
        {end('desde')}a{end('hasta')}
      </span>
    );
  }
  switch (campo.tipo) {
    case 'lista':
      return several(
        `Valores de ${campo.nombre}`,
        campo.opciones
          .filter(({ id, retirada }) => !retirada || valores.includes(id))
          .map(({ id, texto }) => ({ value: id, label: texto })),
      );
    case 'si_no':
      return one(campo.nombre, SI_NO);
    case 'persona':
      return (
        <PersonSelect
          label={<span className={unseen.unseen}>{campo.nombre}</span>}
          value={valores[0] ?? null}
          onChange={(id) => put({ valores: id === null ? [] : [id] })}
        />
      );
    default:
      if (es === 'igual' || es === 'distinto')
        return (
          <TagsInput
            aria-label={campo.nombre}
            placeholder={valores.length === 0 ? 'Escribe y pulsa Intro' : undefined}
            maxTags={100}
            acceptValueOnBlur
            value={[...valores]}
            onChange={(escritos) => put({ valores: escritos })}
          />
        );
      return (
        <TextInput
          aria-label={campo.nombre}
          maxLength={200}
          value={valores[0] ?? ''}
          onChange={({ currentTarget }) => put({ valores: [currentTarget.value] })}
        />
      );
  }
}

/** One condition: what is asked, how, and how many are left by it and those before. */
export function ConditionRow({
  draft,
  campos,
  perfiles,
  joint,
  left,
  error,
  onChange,
  onRemove,
}: ConditionRowProps) {
  const asked = [
    ...campos.map(({ id, nombre }) => ({ value: id, label: nombre })),
    { value: 'perfil', label: 'Perfil' },
    { value: 'estado', label: 'Cuenta' },
  ];
  const ways = waysOf(draft.que, campos);
  const share = left && left.of > 0 ? (left.n / left.of) * 100 : 0;
  return (
    <li className={classes.condition}>
      <span className={classes.joint}>{joint}</span>
      <div className={`look-line ${classes.sentence}`}>
        <Select
          className={classes.asked}
          aria-label="Qué se mira"
          placeholder="Elegir"
          data={asked}
          value={draft.que || null}
          onChange={(que) => que && onChange(withField(draft, que, campos))}
          searchable={asked.length > 8}
          nothingFoundMessage="No hay ningún campo así"
        />
        {ways.length > 0 && (
          <Select
            className={classes.way}
            aria-label="Cómo"
            data={[...ways]}
            value={draft.es}
            onChange={(es) => es && onChange({ ...draft, es })}
          />
        )}
        <div className={classes.values}>
          <Value draft={draft} campos={campos} perfiles={perfiles} onChange={onChange} />
        </div>
        {error && (
          <p className={classes.wrong} role="alert">
            {error}
          </p>
        )}
      </div>
      <div className={`look-small ${classes.left}`} data-none={left?.n === 0 || undefined}>
        {left && (
          <>
            <b>{numero(left.n)}</b> de {numero(left.of)}
            <span className={classes.bar} aria-hidden>
              <i style={{ width: `${share}%` }} />
            </span>
          </>
        )}
      </div>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label="Quitar la condición" onClick={onRemove}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </li>
  );
}
