import { CLAVES_DE_CARGA, NOMBRES_DE_CAMPO } from '@catedra/shared/cargas/campos.ts';
import { MODOS_DE_CARGA, type OpcionesDeCarga } from '@catedra/shared/cargas/opciones.ts';
import { Radio, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import classes from '#pages/usuarios/carga-masiva/columnas/Columnas.module.css';
import { MODOS } from '#pages/usuarios/carga-masiva/palabras.ts';
import { gruposQuery } from '#parts/grupos/groups.ts';
import { useActor } from '#platform/session.ts';
import { Section } from '#ui/frame/Section.tsx';
import { Toggle } from '#ui/forms/Toggle.tsx';
import { NoMail } from '#ui/people/NoMail.tsx';

interface OptionsSectionProps {
  readonly opciones: OpcionesDeCarga;
  readonly onChange: (patch: Partial<OpcionesDeCarga>) => void;
}

export function OptionsSection({ opciones, onChange }: OptionsSectionProps) {
  const actualiza = opciones.modo !== 'crear';
  const crea = opciones.modo !== 'solo_actualizar';
  return (
    <>
      <Section title="Qué hacer con ellas">
        <Radio.Group
          aria-label="Qué hacer con las personas del archivo"
          value={opciones.modo}
          onChange={(modo) => onChange({ modo })}
        >
          <div className={classes.ways}>
            {MODOS_DE_CARGA.map((modo) => (
              <Radio
                key={modo}
                value={modo}
                label={<Way label={MODOS[modo].label} help={MODOS[modo].help} />}
              />
            ))}
          </div>
        </Radio.Group>
        <div className={classes.fields}>
          <Select
            label="Reconocer a cada persona por"
            data={CLAVES_DE_CARGA.map((clave) => ({ value: clave, label: NOMBRES_DE_CAMPO[clave] }))}
            value={opciones.clave}
            allowDeselect={false}
            onChange={(clave) => clave && onChange({ clave })}
          />
          {actualiza && (
            <Select
              label="Datos de quien ya está"
              data={[
                { value: 'sobrescribir', label: 'Poner lo que dice el archivo' },
                { value: 'solo_vacios', label: 'Rellenar solo lo que le falta' },
              ]}
              value={opciones.politica}
              allowDeselect={false}
              onChange={(politica) => politica && onChange({ politica })}
            />
          )}
        </div>
        {actualiza && opciones.politica === 'sobrescribir' && (
          <div className={classes.toggle}>
            <Toggle
              label="Las celdas vacías borran el dato"
              help="Si no, una celda vacía no cambia nada. Una celda con un guion bajo ( _ ) siempre lo borra."
              checked={opciones.vaciar}
              onChange={(event) => onChange({ vaciar: event.currentTarget.checked })}
            />
          </div>
        )}
      </Section>
      <GruposOptions opciones={opciones} onChange={onChange} />
      {crea && <AccesoOptions opciones={opciones} onChange={onChange} />}
    </>
  );
}

function Way({ label, help }: { readonly label: string; readonly help: string }) {
  return (
    <>
      {label}
      <span className={`look-faint ${classes.help}`}>{help}</span>
    </>
  );
}

function GruposOptions({ opciones, onChange }: OptionsSectionProps) {
  const { actor, puede, puedeEnTodo } = useActor();
  const { data = [] } = useQuery({ ...gruposQuery, enabled: puede('grupos:ver') });
  const suyos = data.filter(
    ({ id, estado }) =>
      estado === 'activo' && (puedeEnTodo('usuarios:cargar') || actor.tutorGrupoIds.includes(id)),
  );
  const sincroniza = opciones.modo === 'sincronizar';
  const porColumna = opciones.mapeo.includes('grupos');
  return (
    <Section title="Grupos">
      <div className={classes.fields}>
        <Select
          label={sincroniza ? 'Grupo que se sincroniza' : 'Un grupo para todas'}
          placeholder={sincroniza ? 'Elige un grupo' : 'Ninguno'}
          data={suyos.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          searchable
          clearable={!sincroniza}
          value={opciones.grupoId}
          onChange={(grupoId) => onChange({ grupoId })}
          nothingFoundMessage="No hay ningún grupo con ese nombre"
        />
        {porColumna && (
          <Select
            label="Los grupos del archivo"
            data={[
              { value: 'anadir', label: 'Se añaden a los que ya tiene' },
              { value: 'reemplazar', label: 'Reemplazan a los que ya tiene' },
            ]}
            value={opciones.grupos}
            allowDeselect={false}
            onChange={(grupos) => grupos && onChange({ grupos })}
          />
        )}
      </div>
    </Section>
  );
}

function AccesoOptions({ opciones, onChange }: OptionsSectionProps) {
  return (
    <Section
      title="Acceso de las personas nuevas"
      note="A quien ya tiene cuenta no se le toca la contraseña."
    >
      <Radio.Group
        aria-label="Acceso de las personas nuevas"
        value={opciones.contraseñas}
        onChange={(valor) => onChange({ contraseñas: valor })}
      >
        <div className={classes.ways}>
          <Radio
            value="invitacion"
            label={
              <Way
                label="Invitación por correo"
                help="Un enlace para elegir su contraseña, que sirve una vez y durante 72 horas. Quien no tenga correo irá a una hoja con contraseñas temporales."
              />
            }
          />
          <Radio
            value="temporales"
            label={
              <Way
                label="Contraseñas temporales"
                help="Las descargas una vez, en una hoja para repartir, cuando termine la carga."
              />
            }
          />
          <Radio
            value="nada"
            label={<Way label="Todavía nada" help="Se crean las cuentas y das el acceso más tarde." />}
          />
        </div>
      </Radio.Group>
      {opciones.contraseñas === 'invitacion' && (
        <NoMail instead="Con contraseñas temporales podrán entrar." />
      )}
      <div className={classes.fields}>
        <Select
          label="Usuario de quien no trae ni correo ni usuario"
          data={[
            { value: 'ninguna', label: 'No crearlo: su fila será un error' },
            { value: 'inicial_apellido', label: 'Inicial y apellido: bmunoz' },
            { value: 'nombre_apellido', label: 'Nombre y apellido: begona.munoz' },
          ]}
          value={opciones.usuarioPlantilla}
          allowDeselect={false}
          onChange={(valor) => valor && onChange({ usuarioPlantilla: valor })}
        />
      </div>
    </Section>
  );
}
