export interface Gente {
  readonly inscritoId: string;
  readonly tutorId: string;
}
