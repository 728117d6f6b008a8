import type { JSXElementConstructor } from 'react';
import type { AppShell } from '../patterns/app-shell/index.ts';
import type { AsyncSelect } from '../patterns/async-select/index.ts';
import type { BlockedDialog } from '../patterns/blocked-dialog/index.ts';
import type { ColumnChooser } from '../patterns/column-chooser/index.ts';
import type { CommandPalette } from '../patterns/command-palette/index.ts';
import type { ConfirmDialog } from '../patterns/confirm-dialog/index.ts';
import type { CredentialFields } from '../patterns/credential-fields/index.ts';
import type { DataTable } from '../patterns/data-table/index.ts';
import type { EditConflicts } from '../patterns/edit-conflicts/index.ts';
import type { ErrorState } from '../patterns/error-state/index.ts';
import type { FilterBar } from '../patterns/filter-bar/index.ts';
import type { FindingList } from '../patterns/finding-list/index.ts';
import type { LateNotice } from '../patterns/late-notice/index.ts';
import type { PageHeader } from '../patterns/page-header/index.ts';
import type { PageOutline } from '../patterns/page-outline/index.ts';
import type { Pager } from '../patterns/pager/index.ts';
import type { ProgressOverlay } from '../patterns/progress-overlay/index.ts';
import type { RecordChanges } from '../patterns/record-changes/index.ts';
import type { SaveBar } from '../patterns/save-bar/index.ts';
import type { SavedViews } from '../patterns/saved-views/index.ts';
import type { Breadcrumbs } from '../primitives/breadcrumbs/index.ts';
import type { CodeBlock } from '../primitives/code-block/index.ts';
import type { Combobox } from '../primitives/combobox/index.ts';
import type { CopyButton } from '../primitives/copy-button/index.ts';
import type { Dialog } from '../primitives/dialog/index.ts';
import type { FileInput } from '../primitives/file-input/index.ts';
import type { Link } from '../primitives/link/index.ts';
import type { PasswordInput } from '../primitives/password-input/index.ts';
import type { SecretDisplay } from '../primitives/secret-display/index.ts';
import type { Spinner } from '../primitives/spinner/index.ts';
import type { Tabs } from '../primitives/tabs/index.ts';
import type { ToastRegion } from '../primitives/toast/index.ts';
import type { ApiCall } from '../widgets/api-call/index.ts';
import type { ApiKeys } from '../widgets/api-keys/index.ts';
import type { BucketCredential } from '../widgets/bucket-credential/index.ts';
import type { CallBand } from '../widgets/call-band/index.ts';
import type { CallActionDialog } from '../widgets/call-controls/index.ts';
import type { CallFlow } from '../widgets/call-flow/index.ts';
import type { CallOutForm } from '../widgets/call-out/index.ts';
import type { CallPath } from '../widgets/call-path/index.ts';
import type { CallTrace } from '../widgets/call-trace/index.ts';
import type { CardForm } from '../widgets/card-form/index.ts';
import type { ConfigurationPlan } from '../widgets/configuration-plan/index.ts';
import type { CustomVoices } from '../widgets/custom-voices/index.ts';
import type { EnvironmentVariables } from '../widgets/environment-variables/index.ts';
import type { EventVolume } from '../widgets/event-volume/index.ts';
import type { GatewayDoctor } from '../widgets/gateway-doctor/index.ts';
import type { InboundExplainer } from '../widgets/inbound-explainer/index.ts';
import type { LimitsEditor } from '../widgets/limits-editor/index.ts';
import type { LiveCalls } from '../widgets/live-calls/index.ts';
import type { OutboundRoutes } from '../widgets/outbound-routes/index.ts';
import type { PasswordPolicy } from '../widgets/password-policy/index.ts';
import type { PasswordRules } from '../widgets/password-rules/index.ts';
import type { PlanGrid } from '../widgets/plan-grid/index.ts';
import type { PriceSummary } from '../widgets/price-summary/index.ts';
import type { ConferenceList, QueueList } from '../widgets/queue-list/index.ts';
import type { RecordingPlayer } from '../widgets/recording-player/index.ts';
import type { RegistrationList } from '../widgets/registration-list/index.ts';
import type { RouteLinter } from '../widgets/route-linter/index.ts';
import type { RouteTester } from '../widgets/route-tester/index.ts';
import type { SecretsForm } from '../widgets/secrets-form/index.ts';
import type { SelfDeletion } from '../widgets/self-deletion/index.ts';
import type { SetupChecklist } from '../widgets/setup-checklist/index.ts';
import type { SipGateways } from '../widgets/sip-gateways/index.ts';
import type { SipLadder } from '../widgets/sip-ladder/index.ts';
import type { SmppGateways } from '../widgets/smpp-gateways/index.ts';
import type { SpeechChain } from '../widgets/speech-chain/index.ts';
import type { SpeechText } from '../widgets/speech-credential/speech-texts.ts';
import type { SpeechMatrix } from '../widgets/speech-matrix/index.ts';
import type { SpeechSelection } from '../widgets/speech-selection/index.ts';
import type { SubdomainField } from '../widgets/subdomain-field/index.ts';
import type { SystemInformation } from '../widgets/system-information/index.ts';
import type { TagsEditor } from '../widgets/tags-editor/index.ts';
import type { TermsAcceptance } from '../widgets/terms-acceptance/index.ts';
import type { VerbEditor } from '../widgets/verb-editor/index.ts';
import type { VoicePicker, VoiceSample } from '../widgets/voice-sample/index.ts';
import type { WebhookField } from '../widgets/webhook-field/index.ts';

type PropsOf<Component> = Component extends JSXElementConstructor<infer Props> ? Props : never;

/** Every label of a component, none optional: a missing translation is a type error. */
type LabelsOf<Component> = Required<
  NonNullable<PropsOf<Component> extends { labels?: infer Labels } ? Labels : never>
>;

/** The words of a component that are props of their own. */
type TextsOf<Component, Name extends keyof PropsOf<Component>> = Required<
  Pick<PropsOf<Component>, Name>
>;

/** Every word that the library says itself, by component. */
export type LabelSets = {
  Breadcrumbs: TextsOf<typeof Breadcrumbs, 'label'>;
  CodeBlock: TextsOf<typeof CodeBlock, 'language' | 'copyLabel'>;
  Combobox: LabelsOf<typeof Combobox>;
  CopyButton: TextsOf<typeof CopyButton, 'copiedText' | 'failedText'>;
  Dialog: TextsOf<typeof Dialog, 'closeLabel'>;
  FileInput: TextsOf<typeof FileInput, 'label' | 'clearLabel' | 'readErrorText'>;
  Link: TextsOf<typeof Link, 'externalHint'>;
  PasswordInput: LabelsOf<typeof PasswordInput>;
  SecretDisplay: LabelsOf<typeof SecretDisplay>;
  Spinner: TextsOf<typeof Spinner, 'label'>;
  Tabs: TextsOf<typeof Tabs, 'errorText'>;
  ToastRegion: TextsOf<typeof ToastRegion, 'label' | 'dismissLabel'>;
  AppShell: LabelsOf<typeof AppShell>;
  AsyncSelect: LabelsOf<typeof AsyncSelect>;
  BlockedDialog: TextsOf<typeof BlockedDialog, 'closeLabel' | 'allText' | 'moreText'>;
  CommandPalette: LabelsOf<typeof CommandPalette>;
  ConfirmDialog: TextsOf<
    typeof ConfirmDialog,
    'cancelLabel' | 'typedConfirmationLabel' | 'fallbackError'
  >;
  CredentialFields: LabelsOf<typeof CredentialFields>;
  DataTable: LabelsOf<typeof DataTable>;
  EditConflicts: LabelsOf<typeof EditConflicts>;
  ErrorState: LabelsOf<typeof ErrorState>;
  FilterBar: LabelsOf<typeof FilterBar>;
  FindingList: LabelsOf<typeof FindingList>;
  LateNotice: LabelsOf<typeof LateNotice>;
  PageHeader: TextsOf<typeof PageHeader, 'totalLabel'>;
  PageOutline: TextsOf<typeof PageOutline, 'label' | 'problemText'>;
  ColumnChooser: LabelsOf<typeof ColumnChooser>;
  Pager: LabelsOf<typeof Pager>;
  SavedViews: LabelsOf<typeof SavedViews>;
  ProgressOverlay: TextsOf<typeof ProgressOverlay, 'message'>;
  RecordChanges: LabelsOf<typeof RecordChanges>;
  SaveBar: LabelsOf<typeof SaveBar>;
  ApiCall: LabelsOf<typeof ApiCall>;
  ApiKeys: LabelsOf<typeof ApiKeys>;
  BucketCredential: LabelsOf<typeof BucketCredential>;
  CallActionDialog: LabelsOf<typeof CallActionDialog>;
  CallOutForm: LabelsOf<typeof CallOutForm>;
  ConferenceList: LabelsOf<typeof ConferenceList>;
  LiveCalls: LabelsOf<typeof LiveCalls>;
  QueueList: LabelsOf<typeof QueueList>;
  RegistrationList: LabelsOf<typeof RegistrationList>;
  CallFlow: LabelsOf<typeof CallFlow>;
  CallBand: LabelsOf<typeof CallBand>;
  CallPath: LabelsOf<typeof CallPath>;
  CallTrace: LabelsOf<typeof CallTrace>;
  CardForm: LabelsOf<typeof CardForm>;
  ConfigurationPlan: LabelsOf<typeof ConfigurationPlan>;
  CustomVoices: LabelsOf<typeof CustomVoices>;
  EnvironmentVariables: LabelsOf<typeof EnvironmentVariables>;
  EventVolume: LabelsOf<typeof EventVolume>;
  GatewayDoctor: LabelsOf<typeof GatewayDoctor>;
  InboundExplainer: LabelsOf<typeof InboundExplainer>;
  LimitsEditor: LabelsOf<typeof LimitsEditor>;
  OutboundRoutes: LabelsOf<typeof OutboundRoutes>;
  PasswordPolicy: LabelsOf<typeof PasswordPolicy>;
  PasswordRules: LabelsOf<typeof PasswordRules>;
  PlanGrid: LabelsOf<typeof PlanGrid>;
  PriceSummary: LabelsOf<typeof PriceSummary>;
  RecordingPlayer: LabelsOf<typeof RecordingPlayer>;
  RouteLinter: LabelsOf<typeof RouteLinter>;
  SecretsForm: LabelsOf<typeof SecretsForm>;
  RouteTester: LabelsOf<typeof RouteTester>;
  SelfDeletion: LabelsOf<typeof SelfDeletion>;
  SetupChecklist: TextsOf<typeof SetupChecklist, 'doneLabel' | 'nextLabel'>;
  SipGateways: LabelsOf<typeof SipGateways>;
  SipLadder: LabelsOf<typeof SipLadder>;
  SmppGateways: LabelsOf<typeof SmppGateways>;
  SpeechChain: LabelsOf<typeof SpeechChain>;
  SpeechMatrix: LabelsOf<typeof SpeechMatrix>;
  SpeechSelection: LabelsOf<typeof SpeechSelection>;
  SubdomainField: LabelsOf<typeof SubdomainField>;
  SystemInformation: LabelsOf<typeof SystemInformation>;
  TagsEditor: LabelsOf<typeof TagsEditor>;
  TermsAcceptance: LabelsOf<typeof TermsAcceptance>;
  VerbEditor: LabelsOf<typeof VerbEditor>;
  VoicePicker: LabelsOf<typeof VoicePicker>;
  VoiceSample: LabelsOf<typeof VoiceSample>;
  WebhookField: LabelsOf<typeof WebhookField>;
  /** Its labels go over those of `CredentialFields`. */
  SpeechCredential: {
    format: string;
    fixed: string;
    /** What the records of vendors say, by the English text. */
    texts: Readonly<Record<SpeechText, string>>;
    /** Below a field that is required and empty. */
    missing: (label: string) => string;
  };
};
