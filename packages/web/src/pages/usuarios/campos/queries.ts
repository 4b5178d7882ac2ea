import * as api from '@catedra/shared/campos/api.ts';
import type {
  CambioDeCampo,
  Campo,
  OpcionesEscritas,
  QuitaDeOpcion,
} from '@catedra/shared/campos/schemas.ts';
import type { TipoDeCampo } from '@catedra/shared/campos/tipos.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { newId } from '#platform/new-id.ts';

export const usoQuery = queryOptions({
  queryKey: ['campos', 'uso'],
  queryFn: ({ signal }) => ask(api.leerUso, {}, { signal }),
  meta: { escucha: ['campos', 'usuarios'] },
});

export interface Nuevo {
  readonly nombre: string;
  readonly tipo: TipoDeCampo;
  readonly unico?: boolean;
  readonly equipo?: boolean;
  readonly opciones?: OpcionesEscritas;
}

/** What a new field begins with. */
export type Propuesta = Partial<Nuevo>;

export const crear = (id: string, { opciones = [], ...nuevo }: Nuevo) =>
  ask(api.crearCampo, { id, body: { ...nuevo, opciones } });
export const cambiar = (id: string, body: CambioDeCampo) => ask(api.cambiarCampo, { id, body });
export const ordenar = (ids: readonly string[]) => ask(api.ordenarCampos, { body: { ids: [...ids] } });
export const ponerOpciones = ({ id, version }: Campo, opciones: OpcionesEscritas) =>
  ask(api.ponerOpciones, { id, body: { opciones, version } });
export const quitarOpcion = (id: string, opcionId: string, body: QuitaDeOpcion) =>
  ask(api.quitarOpcion, { id, opcionId, body });
export const recuperarOpcion = (id: string, opcionId: string) => ask(api.recuperarOpcion, { id, opcionId });
export const retirar = (id: string) => ask(api.retirarCampo, { id });
export const recuperar = (id: string) => ask(api.recuperarCampo, { id });
export const eliminar = (id: string) => ask(api.eliminarCampo, { id });

export const nuevaOpcion = (texto: string) => ({ id: newId(), texto });

/** One change of a field, and the lists that show it afterwards. */
export function useCambio<T>(cambio: (dado: T) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: cambio,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['campos'] }),
  });
}
