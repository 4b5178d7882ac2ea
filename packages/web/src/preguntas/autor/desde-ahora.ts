/** Whom a change of what is asked reaches: attempts that start later; those under way go on as they began. */
export function desdeAhora(enCurso: number): string {
  const others =
    enCurso === 0
      ? 'nadie la está haciendo ahora'
      : enCurso === 1
        ? '1 en curso sigue con lo suyo'
        : `${enCurso} en curso siguen con lo suyo`;
  return `Vale para los intentos que empiecen desde ahora; ${others}.`;
}
