/** The commonest passwords of ten characters or more; shorter ones are refused by length alone. */
const COMUNES = new Set([
  '1234567890',
  '0123456789',
  '0987654321',
  '1111111111',
  '0000000000',
  '1q2w3e4r5t',
  'qwertyuiop',
  'contraseña',
  'contrasena',
  'contraseña1',
  'contrasena1',
  'contraseña123',
  'contrasena123',
  'password12',
  'password123',
  'password1234',
  'bienvenido1',
  'bienvenida1',
  'bienvenido123',
  'bienvenidos',
  'administrador',
  'administrator',
  'estudiante',
  'estudiante1',
  'estudiante123',
  'academia123',
  'academia2025',
  'academia2026',
  'catedra123',
  'catedra1234',
  'catedra2026',
  'cambiame123',
  'cambiame1234',
  'qwerty12345',
  'qwerty123456',
  'qwerty1234',
  'abc1234567',
  'abcdefghij',
  'abcd123456',
  'abcde12345',
  'a123456789',
  '123456789a',
  '12345678910',
  '123456789012',
  '1234512345',
  '1212121212',
  '1122334455',
  '9876543210',
  '987654321a',
  'asdfghjkl1',
  'asdfghjklñ',
  'zxcvbnm123',
  'iloveyou123',
  'teamo12345',
  'tequiero123',
  'realmadrid',
  'realmadrid1',
  'barcelona1',
  'barcelona10',
  'fcbarcelona',
  'superman123',
  'welcome123',
  'welcome1234',
  'letmein123',
  'football123',
  'princess123',
  'dragon12345',
  'monkey12345',
  'espana2026',
  'españa2026',
  'mexico2026',
  'colombia123',
  'argentina1',
  'argentina10',
  'primavera1',
  'verano2026',
  'invierno2026',
  'septiembre',
  'septiembre1',
  'diciembre1',
  'noviembre1',
  'usuario123',
  'usuario1234',
  'hola123456',
  'holahola12',
  'holamundo1',
  'holamundo123',
  'secreto123',
  'temporal123',
  'temporal1234',
  'prueba1234',
  'prueba12345',
  'admin12345',
  'admin123456',
  'admin1234567',
  'root123456',
  'passw0rd123',
  'p@ssw0rd123',
  'p@ssword123',
]);

export const LARGO_MINIMO = 10;
const LARGO_MAXIMO = 1024;

/** What someone else would guess first. */
export interface DatosPersonales {
  readonly nombre: string;
  readonly apellidos: string;
  readonly correo: string | null;
  readonly usuario: string | null;
  readonly documento?: string | null;
}

const llano = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const trozos = (persona: DatosPersonales): string[] =>
  [persona.nombre, persona.apellidos, persona.correo?.split('@')[0], persona.usuario, persona.documento]
    .flatMap((dato) => [dato ?? '', ...(dato ?? '').split(/[\s._-]+/)])
    .map(llano)
    .filter((dato) => dato.length >= 4);

/** Why a password is refused, or null: a Spanish sentence that says what to do. */
export function motivoDeRechazo(contraseña: string, persona: DatosPersonales): string | null {
  const caracteres = [...contraseña].length;
  if (caracteres < LARGO_MINIMO)
    return `Usa al menos ${LARGO_MINIMO} caracteres; una frase corta es fácil de recordar.`;
  if (contraseña.length > LARGO_MAXIMO) return `Usa como mucho ${LARGO_MAXIMO} caracteres.`;
  const sinAdornos = llano(contraseña);
  if (COMUNES.has(contraseña.toLowerCase()) || COMUNES.has(sinAdornos)) {
    return 'Es una de las contraseñas más usadas. Elige otra que no se adivine.';
  }
  if (new Set(contraseña).size < 4) return 'Repite demasiado los mismos caracteres. Mezcla algo más.';
  if (trozos(persona).some((dato) => sinAdornos.includes(dato) && sinAdornos.length - dato.length < 6)) {
    return 'Se parece demasiado a tus propios datos. Elige algo que no lleve tu nombre, correo o documento.';
  }
  return null;
}
