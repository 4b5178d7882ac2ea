ALTER TABLE "evaluaciones" ADD COLUMN "a_ciegas" boolean DEFAULT false NOT NULL;
