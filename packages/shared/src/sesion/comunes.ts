/** Words that open half of the guessed passwords, alone or with figures and signs around them. */
const PALABRAS = new Set(
  `contrasena contrasenya password passwort passw pass clave secreto secreta temporal cambiame changeme prueba
  pruebas test testing demo admin administrador administradora administrator root usuario usuaria user invitado
  guest login acceso entrar bienvenido bienvenida bienvenidos welcome hola holahola holamundo hello helloworld
  estudiante estudiantes alumno alumna profesor profesora academia catedra escuela colegio instituto universidad
  empresa oficina curso cursos master qwerty asdf zxcvbn abc abcd abcde letmein iloveyou teamo tequiero
  tequieromucho teamomucho amorcito miamor micorazon princesa princess superman batman spiderman starwars pokemon
  naruto dragon dragonball monkey football futbol baseball basketball baloncesto barcelona fcbarcelona barca
  realmadrid madrid atletico sevilla valencia espana mexico argentina colombia chile peru venezuela ecuador
  alejandro alejandra fernando francisco cristina valentina elizabeth christopher alexander jennifer michelle
  sunshine butterfly mariposa chocolate estrella computer internet microsoft windows google facebook instagram
  samsung playstation primavera verano otono invierno enero febrero marzo abril mayo junio julio agosto septiembre
  octubre noviembre diciembre lunes viernes trustno whatever freedom shadow mustang liverpool chelsea ferrari`.split(
    /\s+/,
  ),
);

const FILAS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjklñ',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1a2b3c4d5e6f7g8h',
  'a1b2c3d4e5f6g7h8',
  '2468013579',
  '147258369',
  '159357',
];
const RECORRIDOS = [...FILAS, ...FILAS.map((fila) => [...fila].toReversed().join(''))];
const TRAMO_MINIMO = 3;

/** The longest stretch of keyboard, alphabet or figures, or of one repeated character, at the beginning. */
function tramo(texto: string): number {
  const repetido = /^(.)\1*/u.exec(texto)?.[0].length ?? 0;
  let largo = repetido;
  for (const recorrido of RECORRIDOS) {
    while (largo < texto.length && recorrido.includes(texto.slice(0, largo + 1))) largo++;
  }
  return largo;
}

/** Made of nothing but such stretches: `qwerty123456`, `1q2w3e4r5t`, `aaabbbccc1`. */
function esRecorrido(texto: string): boolean {
  let resto = texto;
  while (resto !== '') {
    const largo = tramo(resto);
    if (largo < Math.min(TRAMO_MINIMO, resto.length)) return false;
    resto = resto.slice(largo);
  }
  return true;
}

const SIGNOS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const sinDisfraz = (texto: string) => texto.replace(/[013457@$!]/g, (signo) => SIGNOS[signo] ?? signo);

/** `Contraseña2026!`, `P@ssw0rd123`: a common word with a little around it. */
function esPalabraAdornada(texto: string): boolean {
  const nucleo = texto.replace(/^[^a-zñ]+|[^a-zñ]+$/g, '');
  const desnudo = nucleo.replace(/[^a-zñ]/g, '');
  return [nucleo, desnudo, sinDisfraz(nucleo)].some((palabra) => PALABRAS.has(palabra));
}

const LARGO_DE_UNA_REPETICION = 20;
const esRepeticion = (texto: string) =>
  texto.length <= LARGO_DE_UNA_REPETICION && /^(.{1,6}?)\1+.{0,2}$/u.test(texto);

/** Among those that anyone tries first. The text comes without accents and in lower case. */
export const esComun = (texto: string): boolean =>
  esRecorrido(texto) || esRepeticion(texto) || esPalabraAdornada(texto);
