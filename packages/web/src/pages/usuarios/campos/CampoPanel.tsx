import type { CambioDeCampo, CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import { NOMBRES_DE_TIPO, PUEDEN_SER_UNICOS, type VistaDeCampo } from '@catedra/shared/campos/tipos.ts';
import { CloseButton, Modal, SegmentedControl, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import classes from '#pages/usuarios/campos/campos.module.css';
import side from '#ui/frame/side-card.module.css';
import { ES_SU_RESPONSABLE } from '#pages/usuarios/campos/palabras.ts';
import { cambiar, useCambio, usoQuery } from '#pages/usuarios/campos/queries.ts';
import { ValoresSection } from '#pages/usuarios/campos/ValoresSection.tsx';
import { serverTime } from '#platform/clock.ts';
import { fieldErrors, isApiError, messageOf } from '#platform/api-error.ts';
import { useActor } from '#platform/session.ts';
import { FIELD_ICONS } from '#parts/campos/own-fields.ts';
import { type Saving, SaveState } from '#ui/forms/SaveState.tsx';
import { Toggle } from '#ui/forms/Toggle.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta, fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface CampoPanelProps {
  readonly campo: CampoALaVista | undefined;
  readonly onClose: () => void;
}

/** One field beside the list, saved as it changes; where there is no room, over it. */
export function CampoPanel({ campo, onClose }: CampoPanelProps) {
  const beside = useMediaQuery('(min-width: 1100px)', false, { getInitialValueInEffect: false });
  const inside = campo && <Inside key={campo.id} campo={campo} onClose={onClose} />;
  if (beside)
    return (
      inside && (
        <aside className={`look-card ${side.card}`} aria-label={`Campo ${campo.nombre}`}>
          {inside}
        </aside>
      )
    );
  return (
    <Modal
      opened={inside !== undefined}
      onClose={onClose}
      withCloseButton={false}
      fullScreen
      padding={0}
      attributes={{ content: { 'aria-label': campo && `Campo ${campo.nombre}` } }}
      transitionProps={{ transition: 'fade' }}
    >
      {inside}
    </Modal>
  );
}

type Cambio = Omit<CambioDeCampo, 'version'>;

function Inside({ campo, onClose }: { readonly campo: CampoALaVista; readonly onClose: () => void }) {
  const Icon = FIELD_ICONS[campo.tipo];
  const [now, zone] = [useNow(), useZone()];
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const { actor } = useActor();
  const save = useCambio((cambio: Cambio) => cambiar(campo.id, { ...cambio, version: campo.version }));
  const put = (cambio: Cambio) => save.mutate(cambio, { onSuccess: () => setSavedAt(serverTime()) });
  const errors = fieldErrors(save.error);
  const saving: Saving = save.isPending
    ? { state: 'saving' }
    : savedAt && !save.isError
      ? { state: 'saved', at: savedAt }
      : { state: 'idle' };
  const locked = campo.enReglas + campo.enFechas > 0 && !actor.permisos.includes('grupos:editar');
  const beyond = campo.daEnEquipo.some((accion) => !actor.permisos.includes(accion));
  const readOnly = locked || (campo.equipo && beyond) || campo.estado === 'retirado';

  return (
    <>
      <header className={`look-row ${side.head}`}>
        <Icon size={18} stroke={1.75} aria-hidden />
        <p>
          {NOMBRES_DE_TIPO[campo.tipo]}, desde el {fecha(campo.creadoEn, now, zone)}
        </p>
        <SaveState saving={saving} />
        <CloseButton aria-label="Cerrar" onClick={onClose} />
      </header>
      <div className={classes.panelBody}>
        {campo.estado === 'retirado' && (
          <p className={classes.note}>Está retirado: nadie lo ve. Recupéralo en «…» para volver a usarlo.</p>
        )}
        {locked && (
          <p className={classes.note}>
            {campo.enReglas > 0
              ? 'Hay grupos que se llenan con este campo: '
              : 'Hay fechas límite que se cuentan desde este dato: '}
            solo lo cambia quien puede editar todos los grupos.
          </p>
        )}
        {campo.equipo && beyond && (
          <p className={classes.note}>
            Da a quien nombra cosas que tu perfil no puede en toda la academia: solo lo cambia quien las
            puede.
          </p>
        )}
        <NameField
          campo={campo}
          readOnly={readOnly}
          error={errors.nombre}
          onSave={(nombre) => put({ nombre })}
        />
        {campo.tipo === 'lista' && (
          <ValoresSection campo={campo} readOnly={readOnly} onSaved={() => setSavedAt(serverTime())} />
        )}
        <section>
          <h2>Quién lo ve en cada persona</h2>
          <View
            label="La propia persona"
            value={campo.propia}
            readOnly={readOnly}
            seenOnly={campo.equipo}
            onChange={(propia) => put({ propia })}
          />
          <View
            label="Quien la tutoriza"
            value={campo.tutor}
            readOnly={readOnly}
            seenOnly={campo.equipo}
            onChange={(tutor) => put({ tutor })}
          />
          <div className={`look-line ${classes.view}`}>
            <span>Quien administra</span>
            <small>
              <IconLock size={16} stroke={1.75} aria-hidden />
              Lo edita siempre
            </small>
          </div>
        </section>
        <section className="look-stack">
          {campo.tipo === 'persona' && (
            <Toggle
              label="Es su responsable"
              help={
                campo.equipo || !beyond
                  ? ES_SU_RESPONSABLE
                  : 'Daría a quien nombra cosas que tu perfil no puede en toda la academia.'
              }
              checked={campo.equipo}
              disabled={readOnly || beyond || save.isPending}
              onChange={({ currentTarget }) => put({ equipo: currentTarget.checked })}
              error={errors.equipo}
            />
          )}
          <Required campo={campo} readOnly={readOnly} onChange={(obligatorio) => put({ obligatorio })} />
          {PUEDEN_SER_UNICOS.includes(campo.tipo) && (
            <Toggle
              label="No se repite"
              help="Cada persona tiene el suyo. Al cargar un archivo, dos filas con el mismo se avisan."
              checked={campo.unico}
              disabled={readOnly || save.isPending}
              onChange={({ currentTarget }) => put({ unico: currentTarget.checked })}
              error={errors.unico}
            />
          )}
          {campo.tipo === 'numero' && (
            <Toggle
              label="Con decimales"
              help="Se escriben con coma: 1.234,5."
              checked={campo.decimales}
              disabled={readOnly || save.isPending}
              onChange={({ currentTarget }) => put({ decimales: currentTarget.checked })}
            />
          )}
        </section>
        {save.error && Object.keys(errors).length === 0 && (
          <ErrorState>
            {isApiError(save.error, 'VERSION_ANTIGUA')
              ? 'Alguien cambió este campo a la vez. Ya ves lo suyo: repite tu cambio si sigue haciendo falta.'
              : messageOf(save.error)}
          </ErrorState>
        )}
      </div>
    </>
  );
}

interface NameFieldProps {
  readonly campo: CampoALaVista;
  readonly readOnly: boolean;
  readonly error: ReactNode;
  readonly onSave: (nombre: string) => void;
}

/** Saved when it is left; what was refused stays written. */
function NameField({ campo, readOnly, error, onSave }: NameFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const save = () => {
    const nombre = typed?.trim() ?? '';
    if (nombre === '' || nombre === campo.nombre) setTyped(null);
    else onSave(nombre);
  };
  return (
    <TextInput
      label="Nombre"
      value={typed ?? campo.nombre}
      maxLength={60}
      autoComplete="off"
      readOnly={readOnly}
      error={typed !== null && error}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={save}
      onKeyDown={({ key }) => key === 'Enter' && save()}
    />
  );
}

const VISTAS: { readonly value: VistaDeCampo; readonly label: string }[] = [
  { value: 'no', label: 'No lo ve' },
  { value: 've', label: 'Lo ve' },
  { value: 'edita', label: 'Lo edita' },
];

interface ViewProps {
  readonly label: string;
  readonly value: VistaDeCampo;
  readonly readOnly: boolean;
  /** It is written by nobody else. */
  readonly seenOnly: boolean;
  readonly onChange: (vista: VistaDeCampo) => void;
}

const View = ({ label, value, readOnly, seenOnly, onChange }: ViewProps) => (
  <div className={`look-line ${classes.view}`}>
    <span>{label}</span>
    <SegmentedControl
      size="xs"
      aria-label={label}
      data={seenOnly ? VISTAS.filter((vista) => vista.value !== 'edita') : VISTAS}
      value={value}
      disabled={readOnly}
      onChange={onChange}
    />
  </div>
);

interface RequiredProps {
  readonly campo: CampoALaVista;
  readonly readOnly: boolean;
  readonly onChange: (obligatorio: boolean) => void;
}

function Required({ campo, readOnly, onChange }: RequiredProps) {
  const { data: uso } = useQuery(usoQuery);
  const sin = uso ? uso.personas - (uso.campos[campo.id]?.conValor ?? 0) : 0;
  const ellas =
    sin === 0
      ? ''
      : sin === 1
        ? ' La persona que no lo tiene no se bloquea.'
        : ` Las ${cuenta(sin, 'persona')} que no lo tienen no se bloquean.`;
  return (
    <Toggle
      label="Obligatorio"
      help={`Se pide al crear a alguien.${ellas}`}
      checked={campo.obligatorio}
      disabled={readOnly}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
