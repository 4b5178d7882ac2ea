import { type ChildProcess, fork } from 'node:child_process';
import type { RegistroDePapel } from '@catedra/shared/certificados/papel/registro.ts';
import type { Diseno } from '#features/certificados/papel/diseno.ts';
import type { Estorbo } from '#features/certificados/papel/signos.ts';
import { programFile } from '#platform/places.ts';
import type { Signer } from '#platform/signing/signer.ts';

/** What all the papers of one order share. */
export interface Taller {
  readonly diseno: Diseno;
  readonly sitio: string | null;
  /** As bytes, since it goes to another process. */
  readonly firmante: {
    readonly clave: Uint8Array;
    readonly certificado: Uint8Array;
    readonly cadena: readonly Uint8Array[];
  } | null;
}

export type APapeles =
  | ({ readonly tipo: 'taller' } & Taller)
  | { readonly tipo: 'registro'; readonly registro: RegistroDePapel; readonly firmadoEn: Date };

export type DePapeles =
  | { readonly tipo: 'papel'; readonly pdf: Uint8Array }
  | { readonly tipo: 'estorbos'; readonly estorbos: readonly Estorbo[] }
  | { readonly tipo: 'fallo' };

export interface PapelesPedidos {
  readonly diseno: Diseno;
  readonly sitio: string | null;
  readonly firmante: Signer | null;
  /** The moment that each signature bears. */
  readonly ahora: () => Date;
}

export type Hecho = { readonly registro: RegistroDePapel } & DePapeles;

const ENTRADA = programFile('features/certificados/papel/papeles-process.ts');
const MEMORIA_MB = 512;
/** One is made while the one before travels. */
const EN_CAMINO = 2;

const bytesDe = ({ key, certificate, chain }: Signer): Taller['firmante'] => ({
  clave: key.export({ type: 'pkcs8', format: 'der' }),
  certificado: certificate.raw,
  cadena: chain.map(({ raw }) => raw),
});

const empezar = (): ChildProcess =>
  fork(ENTRADA, [], {
    execArgv: [`--max-old-space-size=${MEMORIA_MB}`, '--permission', '--allow-fs-read=*'],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

/** What the process says, in order; its end is said to whoever waits. */
function respuestas(taller: ChildProcess): () => Promise<DePapeles> {
  const llegadas: DePapeles[] = [];
  let espera: PromiseWithResolvers<DePapeles> | null = null;
  let muerto = false;
  taller.on('message', (mensaje: DePapeles) => {
    if (!espera) return void llegadas.push(mensaje);
    espera.resolve(mensaje);
    espera = null;
  });
  const acabar = () => {
    muerto = true;
    espera?.reject(new Error('the process that makes papers ended'));
  };
  taller.on('exit', acabar).on('error', acabar);
  return () => {
    const primera = llegadas.shift();
    if (primera) return Promise.resolve(primera);
    if (muerto) return Promise.reject(new Error('the process that makes papers ended'));
    espera = Promise.withResolvers<DePapeles>();
    return espera.promise;
  };
}

/** Signed papers, one after another as they are made by a process of low priority, which ends with the last of them. */
export async function* hacerPapeles(
  registros: Iterable<RegistroDePapel> | AsyncIterable<RegistroDePapel>,
  { diseno, sitio, firmante, ahora }: PapelesPedidos,
): AsyncGenerator<Hecho, void, undefined> {
  const taller = empezar();
  const respuesta = respuestas(taller);
  const pedir = (pedido: APapeles) => taller.send(pedido);
  const enCamino: RegistroDePapel[] = [];
  const siguiente = async (): Promise<Hecho> => {
    const hecho = await respuesta();
    const registro = enCamino.shift();
    if (!registro) throw new Error('a paper that nobody asked for');
    return { registro, ...hecho };
  };
  try {
    pedir({ tipo: 'taller', diseno, sitio, firmante: firmante && bytesDe(firmante) });
    for await (const registro of registros) {
      pedir({ tipo: 'registro', registro, firmadoEn: ahora() });
      enCamino.push(registro);
      if (enCamino.length > EN_CAMINO) yield await siguiente();
    }
    while (enCamino.length > 0) yield await siguiente();
  } finally {
    taller.kill();
  }
}
