/** What a code of RFC 3463 says of a mail that was refused. */
export interface Rechazo {
  readonly motivo: string;
  /** It is the address that takes no mail, and not this mail that was not wanted: nothing more goes to it. */
  readonly direccion: boolean;
}

const de = (motivo: string, direccion = true): Rechazo => ({ motivo, direccion });

/** The longest beginning of the code decides. */
const RECHAZOS: Readonly<Record<string, Rechazo>> = {
  '4': de('su servidor no lo recogió en días', false),
  '5': de('su servidor lo devolvió'),
  '5.1': de('el buzón no existe'),
  '5.1.2': de('su dominio no existe'),
  '5.1.6': de('el buzón ya no está en ese servidor'),
  '5.1.7': de('su servidor no admite nuestro remitente', false),
  '5.1.8': de('su servidor no admite nuestro remitente', false),
  '5.2': de('el buzón no admite correo'),
  '5.2.1': de('el buzón está desactivado'),
  '5.2.2': de('el buzón está lleno'),
  '5.2.3': de('el correo es demasiado grande para ese buzón', false),
  '5.3.4': de('el correo es demasiado grande para su servidor', false),
  '5.4': de('no hay servidor que reciba el correo de su dominio'),
  '5.6': de('su servidor no entiende el correo', false),
  '5.7': de('su servidor no admite nuestro correo', false),
};

const partes = (codigo: string): string[] => {
  const [clase = '', tema = ''] = codigo.split('.');
  return [codigo, `${clase}.${tema}`, clase];
};

/** Why it was refused, in words and with its code; without a code, that it was. */
export function rechazoDe(codigo: string | null): Rechazo {
  const hallado = codigo && partes(codigo).find((parte) => parte in RECHAZOS);
  const { motivo, direccion } = RECHAZOS[hallado || '5'] ?? de('su servidor lo devolvió');
  return { motivo: codigo ? `${motivo} (${codigo})` : motivo, direccion };
}
