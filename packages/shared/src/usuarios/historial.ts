import { ARCHIVO_PEGADO, esPropio } from '#cargas/campos.ts';

export type Detalle = Readonly<Record<string, readonly [unknown, unknown]>>;

const CAMPOS: Readonly<Record<string, string>> = {
  nombre: 'Nombre',
  apellidos: 'Apellidos',
  correo: 'Correo',
  usuario: 'Usuario',
  documento: 'Documento',
  telefono: 'Teléfono',
  perfil: 'Perfil',
  zonaHoraria: 'Zona horaria',
};

/** Commands that say everything by their name. */
const COMANDOS: Readonly<Record<string, string>> = {
  'usuarios.restablecer-contrasena': 'Dio una contraseña temporal',
  'usuarios.invitar': 'Envió una invitación por correo',
  'sesion.ver-como': 'Empezó a ver la academia como esta persona, sin poder cambiar nada',
  'sesion.dejar-de-ver-como': 'Dejó de ver la academia como esta persona',
  'sesion.cambiar-contrasena': 'Cambió su contraseña',
  'sesion.restablecer': 'Eligió otra contraseña con el enlace de su correo',
};

const DE_LA_ACADEMIA = 'Cambió campos de la academia';

const escrito = (valor: unknown): string =>
  valor === null || valor === '' ? 'vacío' : `«${typeof valor === 'string' ? valor : JSON.stringify(valor)}»`;

const laCarga = (archivo: unknown) =>
  archivo === ARCHIVO_PEGADO ? 'la carga de filas pegadas' : `la carga ${escrito(archivo)}`;

function frase(campo: string, [antes, despues]: readonly [unknown, unknown]): string | null {
  switch (campo) {
    case 'estado':
      return despues === 'suspendido' ? 'Suspendió la cuenta' : 'Activó la cuenta';
    case 'cambiarContraseña':
      return despues ? 'Dio una contraseña temporal' : 'Cambió la contraseña temporal por una propia';
    case 'bajaDesde':
      return despues === null ? 'Quitó la fecha de baja' : 'Puso fecha de baja';
    case 'foto':
      return despues === null ? 'Quitó la foto' : 'Cambió la foto';
    case 'grupo':
      return despues === null ? `Sacó del grupo ${escrito(antes)}` : `Añadió al grupo ${escrito(despues)}`;
    case 'curso':
      return despues === null
        ? `Quitó del curso ${escrito(antes)}`
        : `Inscribió en el curso ${escrito(despues)}`;
    case 'plazo':
      return `Cambió el plazo del curso ${escrito(despues)}`;
    case 'renovacion':
      return despues === null
        ? `Deshizo la renovación abierta del curso ${escrito(antes)}`
        : `Abrió la renovación del curso ${escrito(despues)}`;
    case 'validez':
      return despues === null
        ? `Quitó la validez aplicada a lo completado en el curso ${escrito(antes)}`
        : `Aplicó la validez del curso ${escrito(despues)} a lo ya completado`;
    case 'exento':
      return despues === null
        ? `Quitó la exención del curso ${escrito(antes)}`
        : `Eximió del curso ${escrito(despues)}`;
    case 'reabierta':
      return `Reabrió la actividad ${escrito(despues)}`;
    case 'eximida':
      return despues === null
        ? `Quitó lo decidido sobre la actividad ${escrito(antes)}`
        : `Eximió de la actividad ${escrito(despues)}`;
    case 'porRegla':
      return despues === null
        ? `Salió del grupo ${escrito(antes)} por su regla`
        : `Entró en el grupo ${escrito(despues)} por su regla`;
    case 'deja':
      return `Sacó del grupo ${escrito(antes)}`;
    case 'carga':
      return despues === null ? `Al deshacer ${laCarga(antes)}` : `Por ${laCarga(despues)}`;
    case 'tutorDe':
      return despues === null
        ? `Quitó como tutor de ${escrito(antes)}`
        : `Nombró tutor de ${escrito(despues)}`;
    // Whoever reads the history may not see every field: what it held stays untold.
    case 'campos':
      return DE_LA_ACADEMIA;
    default:
      if (esPropio(campo)) return DE_LA_ACADEMIA;
      return CAMPOS[campo] ? `${CAMPOS[campo]}: de ${escrito(antes)} a ${escrito(despues)}` : null;
  }
}

/** What someone did to a person's account, in words; one sentence for each thing that changed. */
export function frasesDeCambio(comando: string, detalle: Detalle | null): string[] {
  const conocida = COMANDOS[comando];
  if (conocida) return [detalle?.porTiempo ? `${conocida}, al cumplirse la hora` : conocida];
  if (detalle === null) return ['Cambió los datos'];
  if ('creadoEn' in detalle)
    return [detalle.carga ? `Creada por ${laCarga(detalle.carga[1])}` : 'Creó la cuenta'];
  const frases = [
    ...new Set(Object.entries(detalle).flatMap(([campo, valores]) => frase(campo, valores) ?? [])),
  ];
  return frases.length > 0 ? frases : ['Cambió la cuenta'];
}
