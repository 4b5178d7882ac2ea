/** How the two options of a true or false are written. */
export const VERDADERO = /^(?:true|verdadero|cierto|sí|si)$/i;
export const FALSO = /^(?:false|falso|no)$/i;
