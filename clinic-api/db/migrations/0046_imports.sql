CREATE TABLE "import_lines" (
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"values" text[] NOT NULL,
	"person" jsonb,
	"verdict" text NOT NULL,
	"choice" text DEFAULT 'skip' NOT NULL,
	"faults" jsonb NOT NULL,
	"patient_id" text,
	CONSTRAINT "import_lines_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "imported_patients" (
	"import_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"invited_at" timestamp with time zone,
	CONSTRAINT "imported_patients_pk" PRIMARY KEY("import_id","patient_id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"clinic_id" text NOT NULL,
	"created_by" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"encoding" text NOT NULL,
	"separator" text NOT NULL,
	"headers" text[] NOT NULL,
	"columns" jsonb NOT NULL,
	"registered" integer DEFAULT 0 NOT NULL,
	"linked" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_patients" ADD CONSTRAINT "imported_patients_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_patients" ADD CONSTRAINT "imported_patients_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_lines_verdict" ON "import_lines" USING btree ("import_id","verdict","line");--> statement-breakpoint
CREATE INDEX "imported_patients_patient" ON "imported_patients" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "imports_clinic" ON "imports" USING btree ("clinic_id","id");