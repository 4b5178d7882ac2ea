import { type Escrito, MAX_ASUNTO, MAX_CUERPO, noSirve } from '@catedra/shared/avisos/plantilla.ts';
import type { PlantillaDeCorreo } from '@catedra/shared/avisos/plantillas.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Campos } from '#pages/configuracion/plantillas/Campos.tsx';
import { useInsercion } from '#pages/configuracion/plantillas/insercion.ts';
import { MasNueva } from '#pages/configuracion/plantillas/MasNueva.tsx';
import { Muestra } from '#pages/configuracion/plantillas/Muestra.tsx';
import classes from '#pages/configuracion/plantillas/Plantillas.module.css';
import {
  guardarPlantilla,
  plantillaQuery,
  plantillasQuery,
  volverAlOriginal,
} from '#pages/configuracion/plantillas/queries.ts';
import { ConflictNotice } from '#parts/edicion/ConflictNotice.tsx';
import { fieldErrors, isApiError, messageOf } from '#platform/api-error.ts';
import { ConfirmButton } from '#ui/dialogs/ConfirmButton.tsx';
import { useKeptChoice } from '#ui/forms/kept-choice.ts';
import { Page } from '#ui/frame/Page.tsx';
import type { Crumb } from '#ui/frame/RunningHead.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuando } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface EditarProps {
  readonly plantilla: PlantillaDeCorreo;
  readonly trail: readonly Crumb[];
}

interface Escribiendo extends Escrito {
  /** The writing from which these words are. */
  readonly version: number;
}

const LABELS = { asunto: 'Asunto', texto: 'Texto' };
const palabras = ({ asunto, texto }: Escrito): Escrito => ({ asunto, texto });
const iguales = (una: Escrito, otra: Escrito) => una.asunto === otra.asunto && una.texto === otra.texto;

/** A mail as it is written, and beside it the mail itself. What was typed outlives a reload until it is saved. */
export function EditarPlantilla({ plantilla, trail }: EditarProps) {
  const queryClient = useQueryClient();
  const { clave, version, campos, titulo, editadaEn } = plantilla;
  const escrito = useKeptChoice<Escribiendo>(`plantilla:${clave}`, { ...palabras(plantilla), version });
  const { value } = escrito;
  const distinto = !iguales(value, plantilla);
  const conflicto = distinto && value.version !== version;
  const insercion = useInsercion(value, (patch) => escrito.set((antes) => ({ ...antes, ...patch })));

  const ponerGuardada = (guardada: PlantillaDeCorreo) => {
    queryClient.setQueryData(plantillaQuery(clave).queryKey, guardada);
    void queryClient.invalidateQueries({ queryKey: plantillasQuery.queryKey });
    escrito.set(() => ({ ...palabras(guardada), version: guardada.version }));
    escrito.forget();
  };
  const alFallar = async (error: unknown) => {
    if (isApiError(error, 'VERSION_ANTIGUA'))
      await queryClient.invalidateQueries({ queryKey: plantillaQuery(clave).queryKey });
  };
  const guardar = useMutation({
    mutationFn: guardarPlantilla,
    onSuccess: ponerGuardada,
    onError: alFallar,
  });
  const guardarAsi = (palabrasSuyas: Escrito, sobre: number) =>
    guardar.mutate({ clave, version: sobre, ...palabras(palabrasSuyas) });
  const poner = (patch: Escrito, sobre = value.version) => {
    guardar.reset();
    escrito.set(() => ({ ...palabras(patch), version: sobre }));
  };

  const nombres = campos.map(({ campo }) => campo);
  const mal = {
    asunto: loMalo(
      value.asunto,
      nombres.filter((campo) => campo !== 'boton'),
    ),
    texto: loMalo(value.texto, nombres),
  };
  const errors = {
    ...fieldErrors(guardar.error),
    ...Object.fromEntries(Object.entries(mal).filter(([, dice]) => dice)),
  };
  const sirve = mal.asunto === null && mal.texto === null;

  return (
    <Page title={titulo} subtitle={<Quien plantilla={plantilla} />} trail={trail}>
      <div className={classes.two}>
        <form
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (sirve && distinto && !conflicto) guardarAsi(value, value.version);
          }}
        >
          {conflicto && (
            <ConflictNotice
              conflict={{
                theirs: { ...palabras(plantilla) },
                mine: { ...palabras(value) },
                keepTheirs: () => poner(plantilla, version),
                saveMine: () => guardarAsi(value, version),
                saving: guardar.isPending,
              }}
              labels={LABELS}
            />
          )}
          {plantilla.hayOtra && !conflicto && (
            <MasNueva
              original={plantilla.original}
              onUse={() => poner(plantilla.original)}
              onKeep={() => guardarAsi(plantilla, version)}
              saving={guardar.isPending}
            />
          )}
          <TextInput
            label="Asunto"
            maxLength={MAX_ASUNTO}
            value={value.asunto}
            error={errors['asunto']}
            {...insercion.asunto}
          />
          <Textarea
            label="Texto"
            description="Un renglón en blanco separa los párrafos. El saludo y el pie van siempre y no se cambian."
            autosize
            minRows={8}
            maxLength={MAX_CUERPO}
            value={value.texto}
            error={errors['texto']}
            {...insercion.texto}
          />
          <Campos campos={campos} onInsert={insercion.insertar} />
          {guardar.isError &&
            !isApiError(guardar.error, 'VERSION_ANTIGUA') &&
            Object.keys(fieldErrors(guardar.error)).length === 0 && (
              <ErrorState>{messageOf(guardar.error)}</ErrorState>
            )}
          <div className={classes.acts}>
            <Button type="submit" loading={guardar.isPending} disabled={!sirve || !distinto || conflicto}>
              Guardar
            </Button>
            {distinto && (
              <Button variant="subtle" disabled={guardar.isPending} onClick={() => poner(plantilla, version)}>
                Descartar
              </Button>
            )}
            {editadaEn !== null && (
              <ConfirmButton
                title="¿Volver al texto original?"
                confirmLabel="Volver al original"
                lost="Se pierde lo que la academia escribió en este correo. Desde ahora dice lo de siempre."
                onConfirm={() => volverAlOriginal({ clave, version }).then(ponerGuardada)}
              >
                Volver al original…
              </ConfirmButton>
            )}
            <span className="look-quiet" role="status">
              {guardar.isSuccess && !distinto && 'Guardado. Sale así desde ahora.'}
            </span>
          </div>
        </form>
        <Muestra clave={clave} escrito={palabras(value)} sirve={sirve} />
      </div>
    </Page>
  );
}

const loMalo = (texto: string, campos: readonly string[]): string | null =>
  texto.trim() === '' ? 'Este dato es obligatorio.' : noSirve(texto, campos);

function Quien({ plantilla: { editadaEn, editadaPor } }: Pick<EditarProps, 'plantilla'>) {
  const now = useNow();
  const zone = useZone();
  if (editadaEn === null) return 'Dice lo de siempre: nadie lo ha cambiado.';
  return `Lo cambió ${editadaPor ?? 'alguien que ya no está'}, ${cuando(editadaEn, now, zone)}.`;
}
