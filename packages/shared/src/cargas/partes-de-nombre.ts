/** «Primer apellido» and «Apellido 1»: either order. */
const numerados = (palabras: readonly string[], ordinales: readonly string[]): string[] =>
  palabras.flatMap((palabra) =>
    ordinales.flatMap((ordinal) => [`${ordinal} ${palabra}`, `${palabra} ${ordinal}`]),
  );

const PRIMERO = ['1', '1er', '1ero', '1o', 'i', 'uno', 'primer', 'primero', 'primeiro', 'lehen', 'first'];
const SEGUNDO = ['2', '2do', '2o', 'ii', 'dos', 'segundo', 'segon', 'bigarren', 'second'];

/** As they are called one by one, in the languages of Spain and in English. */
const UN_APELLIDO = ['apellido', 'apelido', 'cognom', 'abizena', 'surname', 'last name', 'lastname'];
const APELLIDOS = [...UN_APELLIDO, 'apellidos', 'apell', 'ape', 'ap'];
const UN_NOMBRE = ['nombre', 'name'];

/** A whole name or surname, or its first or second part, which are joined. */
export const PRIMER_APELLIDO = [...numerados(APELLIDOS, PRIMERO), 'apellido paterno', 'paterno'];
export const SEGUNDO_APELLIDO = [...numerados(APELLIDOS, SEGUNDO), 'apellido materno', 'materno'];
export const PRIMER_NOMBRE = [...numerados(UN_NOMBRE, PRIMERO), 'given name', 'forename'];
export const SEGUNDO_NOMBRE = [...numerados(UN_NOMBRE, SEGUNDO), 'middle name', 'middlename'];

/** The same heading twice: «Apellido» and «Apellido (2)». */
export const SE_REPITEN: readonly string[] = [...UN_APELLIDO, 'nombre'];
