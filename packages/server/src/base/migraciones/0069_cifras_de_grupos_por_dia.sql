CREATE TABLE "cifras_de_grupos_por_dia" (
	"dia" date NOT NULL,
	"grupo_id" uuid NOT NULL,
	"hechas" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "cifras_de_grupos_por_dia_grupo_id_dia_pk" PRIMARY KEY("grupo_id","dia")
);
--> statement-breakpoint
ALTER TABLE "grupo_miembros_idos" ADD COLUMN "hasta" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "cargas" ADD COLUMN "vuelven_al_grupo" integer DEFAULT 0 NOT NULL;
