import { createPrivateKey, X509Certificate } from 'node:crypto';
import { getPriority, setPriority } from 'node:os';
import { hacerPapel } from '#features/certificados/papel/hacer-papel.ts';
import type { APapeles, DePapeles, Taller } from '#features/certificados/papel/hacer-papeles.ts';
import { estorbosDe } from '#features/certificados/papel/signos.ts';
import { roomFor, sealSheet } from '#platform/pdf/seal-sheet.ts';
import type { Signer } from '#platform/signing/signer.ts';

// Whoever is answered meanwhile comes first. An academy that runs lower already may not raise it.
setPriority(Math.max(getPriority(), 10));
process.on('disconnect', () => process.exit());

let taller: (Taller & { readonly signer: Signer | null }) | null = null;

function abrir(pedido: Taller): void {
  const { firmante } = pedido;
  const signer = firmante && {
    key: createPrivateKey({ key: Buffer.from(firmante.clave), format: 'der', type: 'pkcs8' }),
    certificate: new X509Certificate(firmante.certificado),
    chain: firmante.cadena.map((uno) => new X509Certificate(uno)),
  };
  taller = { ...pedido, signer };
}

async function hacer({ registro, firmadoEn }: Extract<APapeles, { tipo: 'registro' }>): Promise<DePapeles> {
  if (!taller) throw new Error('the workshop is not open');
  const { diseno, sitio, signer } = taller;
  const estorbos = estorbosDe(registro, diseno);
  if (estorbos.length > 0) return { tipo: 'estorbos', estorbos };
  const sello = signer
    ? {
        name: registro.academia,
        reason: `Certificado n.º ${registro.numero}`,
        at: firmadoEn,
        room: roomFor(signer),
      }
    : undefined;
  const pdf = await hacerPapel({ registro, diseno, sitio, sello });
  return { tipo: 'papel', pdf: signer ? sealSheet(pdf, signer) : pdf };
}

async function responder(pedido: APapeles): Promise<void> {
  if (pedido.tipo === 'taller') return abrir(pedido);
  // Never with the cause of a failure, which may say what it was given.
  const hecho = await hacer(pedido).catch((): DePapeles => ({ tipo: 'fallo' }));
  process.send?.(hecho);
}

// One after another: answers go in the order of what was asked.
let turno = Promise.resolve();
process.on('message', (pedido: APapeles) => {
  turno = turno.then(() => responder(pedido));
});
