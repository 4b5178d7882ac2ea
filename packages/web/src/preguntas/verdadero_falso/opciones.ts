export const VERDADERO_Y_FALSO = [
  { id: 'verdadero', texto: '<p>Verdadero</p>' },
  { id: 'falso', texto: '<p>Falso</p>' },
] as const;

export const idDe = (valor: boolean): string => (valor ? 'verdadero' : 'falso');
