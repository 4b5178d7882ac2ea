import { z } from 'zod';

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0];

function mensaje(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Falta este dato.' : 'Este dato no tiene la forma esperada.';
    case 'unrecognized_keys':
      return 'No conocemos este dato.';
    case 'invalid_value':
      return 'Elige una de las opciones.';
    case 'too_small':
      return 'Es demasiado corto o pequeño.';
    case 'too_big':
      return 'Es demasiado largo o grande.';
    default:
      return 'Revisa este dato.';
  }
}

/** Sentences for what a schema refuses without words of its own. */
export const hablarEspañol = (): void => void z.config({ customError: mensaje });

/** The first thing wrong with each field; unknown fields are named one by one. */
export function camposConError(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String);
    const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    for (const name of names) fields[name.join('.') || 'datos'] ??= issue.message;
  }
  return fields;
}
