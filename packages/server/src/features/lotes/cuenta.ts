import {
  type Apunte,
  MAX_CON_VUELTA,
  type MotivoDeLote,
  type ResultadoDeLote,
} from '@catedra/shared/lotes/schemas.ts';
import type { Decision } from '@catedra/shared/lotes/rules.ts';

const EJEMPLOS = 5;

interface Nombre {
  readonly nombre: string;
  readonly apellidos: string;
}

/** Keeps the tally of a large act: whom it reached, who was so already, who stays out and why. */
export class Cuenta {
  private hechas = 0;
  private iguales = 0;
  private readonly fuera = new Map<MotivoDeLote, { cuantas: number; ejemplos: string[] }>();

  private readonly antes = new Map<string, Apunte>();

  /** What someone had before it, so that it can be given back to them. */
  recordar(antes: Omit<Apunte, 'ids'>, id: string): void {
    const clave = JSON.stringify(antes);
    const apunte = this.antes.get(clave) ?? { ...antes, ids: [] };
    apunte.ids.push(id);
    this.antes.set(clave, apunte);
  }

  añadir(decision: Decision, persona: Nombre): void {
    if (decision === 'hacer') this.hechas++;
    else if (decision === 'igual') this.iguales++;
    else this.dejarFuera(decision, 1, `${persona.nombre} ${persona.apellidos}`.trim());
  }

  dejarFuera(motivo: MotivoDeLote, cuantas: number, ejemplo?: string): void {
    if (cuantas === 0) return;
    const known = this.fuera.get(motivo) ?? { cuantas: 0, ejemplos: [] };
    known.cuantas += cuantas;
    if (ejemplo && known.ejemplos.length < EJEMPLOS) known.ejemplos.push(ejemplo);
    this.fuera.set(motivo, known);
  }

  get resultado(): ResultadoDeLote {
    const fuera = [...this.fuera].map(([motivo, cuantas]) => ({ motivo, ...cuantas }));
    const antes = [...this.antes.values()];
    const seNombran = antes.length > 0 && this.hechas <= MAX_CON_VUELTA;
    return { hechas: this.hechas, iguales: this.iguales, fuera, ...(seNombran && { antes }) };
  }
}
