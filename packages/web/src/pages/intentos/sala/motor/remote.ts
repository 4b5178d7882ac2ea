import type { Entregado } from '@catedra/shared/intentos/despues.ts';
import type {
  EntregarIntento,
  GuardarRespuestas,
  RespuestasAntiguas,
} from '@catedra/shared/intentos/en-curso.ts';

/** What the engine asks of the server; the tab's name is put by whoever asks it. */
export interface Remote {
  save(body: Omit<GuardarRespuestas, 'pestana'>, keepalive: boolean): Promise<RespuestasAntiguas>;
  deliver(body: Omit<EntregarIntento, 'pestana'>): Promise<Entregado>;
}
