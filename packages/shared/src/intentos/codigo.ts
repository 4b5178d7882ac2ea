/** "K7PF-3QXM": a receipt's code as it is read, wherever it is. */
export const codigoEscrito = (codigo: string): string => codigo.replace(/^(.{4})-?(.{4})$/, '$1-$2');
