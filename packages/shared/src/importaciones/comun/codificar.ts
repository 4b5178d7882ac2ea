/** Node and every browser have it; this package knows the types of neither. */
declare const TextEncoder: new () => { encode(texto: string): Uint8Array };

const codificador = new TextEncoder();

/** As UTF-8. */
export const codificar = (texto: string): Uint8Array => codificador.encode(texto);
