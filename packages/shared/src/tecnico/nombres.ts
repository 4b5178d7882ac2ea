/** What each job does, by the name of its queue: as an act, which stands alone. */
export const NOMBRES_DE_TRABAJOS: Readonly<Record<string, string>> = {
  'anuncios.alcanzar': 'Llevar anuncios a quienes llegan después',
  'anuncios.contar-correos': 'Contar los correos de los anuncios',
  'anuncios.empezar': 'Empezar un anuncio',
  'anuncios.mandar': 'Mandar un anuncio por correo',
  'archivos.borrar': 'Borrar archivos que ya no usa nadie',
  'archivos.limpiar': 'Buscar archivos sin usar y subidas a medias',
  'archivos.recontar-uso': 'Contar el espacio de los archivos',
  'avisos.avisar-de-fallidos': 'Avisar de los trabajos que fallan',
  'avisos.leer-rebotes': 'Leer los correos devueltos',
  'avisos.limpiar': 'Retirar avisos y correos antiguos',
  'avisos.repartir': 'Repartir los avisos y su correo',
  'cambios.poda': 'Podar el registro de cambios',
  'cargas.deshacer': 'Deshacer una carga de personas',
  'cargas.importar': 'Importar personas de un archivo',
  'cargas.invitar': 'Invitar a las personas de una carga',
  'cargas.limpiar': 'Retirar cargas antiguas',
  'cargas.reanudar': 'Seguir las cargas interrumpidas',
  'certificados.borrar': 'Borrar el PDF de un certificado',
  'certificados.decir': 'Contar qué certificados hay nuevos',
  'certificados.imagenes': 'Retirar imágenes que ningún diseño usa',
  'certificados.papeles': 'Dibujar los PDF de los certificados',
  'certificados.zip': 'Reunir certificados en un zip',
  'certificados.zips': 'Cuidar los zip de certificados',
  'copias.cada-noche': 'Copiar la academia cada noche',
  'copias.cada-semana': 'Probar una copia cada semana',
  'copias.hacer': 'Hacer una copia de seguridad',
  'copias.probar': 'Probar una copia de seguridad',
  'cumplimiento.plazos': 'Mirar los plazos de cada persona',
  'cumplimiento.ritmos': 'Contar el ritmo de cada persona',
  'cumplimiento.rondas': 'Pasar a la ronda siguiente',
  'cumplimiento.sin-renovacion-del-dia': 'Buscar cursos que no se podrán renovar',
  'cursos.publicar-programados': 'Publicar los cursos programados',
  'edicion.limpiar': 'Olvidar quién editaba',
  'entregas.avisar-de-lo-que-espera': 'Avisar de las entregas que esperan nota',
  'entregas.buscar-sin-tutor': 'Buscar entregas sin tutor',
  'entregas.olvidar-abiertas': 'Olvidar las entregas que se estaban mirando',
  'evaluaciones.buscar-sorteos-cortos': 'Buscar sorteos sin preguntas bastantes',
  'externas.cuidar-archivos': 'Seguir los archivos de formación externa',
  'externas.deshacer-archivo': 'Deshacer un archivo de formación externa',
  'externas.registrar-archivo': 'Registrar un archivo de formación externa',
  'fotos.mes': 'Tomar la foto de fin de mes',
  'fotos.tomar': 'Tomar una foto del cumplimiento',
  'grupos.aplicar-regla': 'Aplicar la regla de un grupo',
  'grupos.poner-al-dia': 'Poner al día los grupos con regla',
  'grupos.reglas-del-dia': 'Aplicar las reglas que dependen del día',
  'importaciones.importar': 'Importar preguntas de un archivo',
  'importaciones.limpiar': 'Retirar importaciones de preguntas antiguas',
  'importaciones.reanudar': 'Seguir las importaciones de preguntas interrumpidas',
  'intentos.barrer': 'Cerrar los intentos que vencieron',
  'intentos.buscar-puertas': 'Buscar pruebas cuya puerta nadie abrió',
  'intentos.deshacer-reparacion': 'Deshacer la reparación de una pregunta',
  'intentos.ordenar': 'Ordenar las respuestas antiguas',
  'intentos.publicar-notas': 'Publicar las notas que ya se pueden ver',
  'intentos.reparar': 'Volver a calcular notas por una pregunta reparada',
  'intentos.vencer': 'Cerrar un intento cuando vence',
  'paquetes.importar': 'Importar un curso',
  'paquetes.limpiar': 'Retirar importaciones de cursos antiguas',
  'paquetes.reanudar': 'Seguir las importaciones de cursos interrumpidas',
  'papelera.vaciar': 'Vaciar lo que caduca en la papelera',
  'reportes.anotar-dia': 'Anotar las cifras del día',
  'reportes.recontar': 'Recontar las cifras de los cursos',
  'sesion.correo': 'Enviar un correo de acceso',
  'sesion.fin-de-mirada': 'Cerrar una vista como otra persona',
  'sesion.limpieza': 'Retirar sesiones y enlaces caducados',
  'sesion.pedir-acceso': 'Preparar un enlace de acceso',
};

/** What was enqueued by another version may have a name that this one does not know: it is said as it is written. */
export const nombreDeTrabajo = (cola: string): string => NOMBRES_DE_TRABAJOS[cola] ?? `Trabajo «${cola}»`;

const CADA: readonly (readonly [patron: RegExp, palabras: (n: string) => string])[] = [
  [/^\* \* \* \* \*$/, () => 'cada minuto'],
  [/^\*\/(\d+) \* \* \* \*$/, (n) => `cada ${n} min`],
  [/^\d+ \* \* \* \*$/, () => 'cada hora'],
  [/^\d+ \d+ \* \* \*$/, () => 'cada día'],
  [/^\d+ \d+ \* \* \d$/, () => 'cada semana'],
];

/** How often something repeats itself, from the expression by which the queue goes. */
export function cadaCuanto(cron: string): string {
  for (const [patron, palabras] of CADA) {
    const hallado = patron.exec(cron);
    if (hallado) return palabras(hallado[1] ?? '');
  }
  return cron;
}
