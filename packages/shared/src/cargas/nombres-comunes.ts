import { sinAdornos } from '#cargas/texto.ts';

/** Enough of the commonest given names and surnames to tell which column is which when nothing else does. */
const DE_PILA = `
adrian agustin aitor alba alberto alejandra alejandro alex alfonso alfredo alicia alvaro amparo ana andrea andres angel
angela angeles antonia antonio araceli ariadna arturo asuncion aurora barbara beatriz begona belen benito bernardo berta
blanca bruno camila carla carlos carmen carolina catalina cecilia celia cesar clara claudia concepcion consuelo cristian
cristina cristobal cruz daniel daniela dario david diana diego dolores domingo eduardo elena elisa elvira emilia emilio
encarnacion enrique ernesto esteban ester esther eugenia eugenio eva fatima federico felipe felix fernanda fernando
florencia francisca francisco gabriel gabriela gema gerardo gloria gonzalo graciela gregorio guadalupe guillermo gustavo
hector helena hugo ignacio imanol ines inmaculada inigo irene isabel ismael ivan jacobo jaime javier jesus joan joaquin
jon jordi jorge jose josefa josefina juan juana juana julia julian juliana julio karen karina laia laura leire leonardo
leonor leticia lidia lorena lorenzo lourdes lucas lucia luciana luis luisa luz magdalena maider maite manuel manuela marc
marcelo marcos margarita maria mariana mariano marina mario marisol marta martin martina mateo matias mauricio maximo
mercedes miguel mikel milagros mireia miriam mohamed monica montserrat nahia natalia nazaret nerea nicolas nicole nieves
noelia nora nuria olga omar oscar oriol pablo paloma paola patricia patricio paula paz pedro pilar purificacion rafael
ramiro ramon raquel raul rebeca ricardo roberto rocio rodolfo rodrigo rogelio rosa rosario ruben ruth salvador samuel
sandra santiago sara saul sebastian sergio silvia simon sofia sonia soledad susana tamara teresa tomas trinidad unai
valentina valeria vanesa veronica vicente victor victoria violeta virginia xabier xavier xoan yolanda yasmin zaira`;

const APELLIDOS = `
acosta aguilar aguirre alonso alvarez arias avila ayala barrios benitez blanco bravo caballero cabrera calvo campos cano
carrasco castillo castro chavez contreras cordero cortes crespo cruz delgado diaz dominguez duran escobar espinosa
espinoza esteban estevez fernandez ferrer figueroa flores fuentes gallardo gallego garcia garrido gil gimenez gomez
gonzalez guerrero gutierrez guzman hernandez herrera herrero hidalgo ibanez iglesias iniguez jimenez juarez leon llorente
lopez lorenzo lozano luna marin marquez martin martinez mata medina mejia mendez mendoza molina montero mora morales
moreno moya munoz navarro nieto nunez ojeda ortega ortiz pacheco padilla palacios paredes parra pascual pastor paz pena
pereira perez pinto ponce prieto quintero quiroga ramirez ramos rey reyes rios rivas rivera robles roca rodriguez rojas
roldan roman romero rosales rubio ruiz saez salas salazar salinas sanchez santana santiago santos sanz segura serra
serrano sierra silva solis sosa soto suarez tapia torres trujillo valdes valencia valenzuela valle vargas vasquez vazquez
vega velasco velazquez vera vidal villalobos zamora zapata zuniga`;

const palabras = (lista: string): ReadonlySet<string> => new Set(lista.split(/\s+/).filter(Boolean));

const pila = palabras(DE_PILA);
const apellidos = palabras(APELLIDOS);

const partes = (texto: string): string[] => sinAdornos(texto).split(/[\s-]+/);

export const empiezaPorNombre = (texto: string): boolean => pila.has(partes(texto)[0] ?? '');

/** «-ez» is a surname nearly always. */
const esApellido = (palabra: string) => apellidos.has(palabra) || /^\p{L}{3,}ez$/u.test(palabra);

export const tieneApellido = (texto: string): boolean => partes(texto).some(esApellido);

export const acabaEnApellido = (texto: string): boolean => {
  const ultimas = partes(texto);
  return ultimas.length > 1 && esApellido(ultimas.at(-1) ?? '');
};
