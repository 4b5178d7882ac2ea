import { sinAdornos } from '#cargas/texto.ts';

/** Words of pay and of health: whoever tutors has no need of them until somebody says so. */
const RESERVADO = [
  /\b(salario|salarial|sueldo|nomina|retribuci\w*|remuneraci\w*|bruto|neto|iban|cuenta bancaria|complemento|plus)\b/,
  /\b(salud|medic\w*|enferm\w*|incapacidad|discapacidad|minusvalia|baja medica|alerg\w*|embaraz\w*|lactancia|vacun\w*|aptitud|reconocimiento medico)\b/,
  /\b(salary|wage|payroll|health|disability)\b/,
];

/** Whether a field, by its name, seems to hold what few people should see. */
export const pareceReservado = (nombre: string): boolean => {
  const llano = sinAdornos(nombre);
  return RESERVADO.some((palabras) => palabras.test(llano));
};
