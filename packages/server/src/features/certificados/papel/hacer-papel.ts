import type { Modelo } from '@catedra/shared/certificados/papel/diseno.ts';
import type { RegistroDePapel } from '@catedra/shared/certificados/papel/registro.ts';
import type { Diseno, Encargo } from '#features/certificados/papel/diseno.ts';
import { orla } from '#features/certificados/papel/modelos/orla.ts';
import { sobrio } from '#features/certificados/papel/modelos/sobrio.ts';
import { tela } from '#features/certificados/papel/modelos/tela.ts';
import { printed } from '#platform/pdf/letters.ts';
import type { Seal } from '#platform/pdf/room-for-seal.ts';
import { openSheet } from '#platform/pdf/sheet.ts';

const MODELOS: Readonly<Record<Modelo, (encargo: Encargo) => void>> = { tela, orla, sobrio };

export interface PapelPedido {
  readonly registro: RegistroDePapel;
  readonly diseno: Diseno;
  /** `PUBLIC_URL`. */
  readonly sitio: string | null;
  /** With it the paper has room for a signature. */
  readonly sello?: Seal | undefined;
}

/** One certificate on paper: the same bytes whenever and wherever it is made. */
export function hacerPapel({ registro: escrito, diseno, sitio, sello }: PapelPedido): Promise<Buffer> {
  const registro = {
    ...escrito,
    nombre: printed(escrito.nombre),
    curso: printed(escrito.curso),
    academia: printed(escrito.academia),
  };
  const sheet = openSheet({
    title: `${diseno.textos.titulo}: ${registro.curso}`,
    author: registro.academia,
    subject: `Certificado n.º ${registro.numero} de ${registro.nombre}`,
    made: new Date(`${registro.expedidoEn}T00:00:00Z`),
    seal: sello,
  });
  MODELOS[diseno.modelo]({ sheet, registro, diseno, sitio });
  return sheet.finish();
}
